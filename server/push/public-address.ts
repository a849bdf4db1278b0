import { Resolver } from 'node:dns/promises'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** How long a name may take to be found. */
const LOOKUP_MS = 2000

// https://www.iana.org/assignments/iana-ipv4-special-registry
const special = new BlockList()
for (const range of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]) {
  special.addSubnet(...subnet(range), 'ipv4')
}
// What is public begins with 001; https://www.iana.org/assignments/iana-ipv6-special-registry takes parts of it out.
const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) {
  special.addSubnet(...subnet(range), 'ipv6')
}

function subnet(range: string): [address: string, bits: number] {
  const [address = '', bits] = range.split('/')
  return [address, Number(bits)]
}

/** Whether an address is one of the open network, and not of this machine or of the one that it stands in. */
export function isPublic(address: string): boolean {
  if (isIPv6(address)) return unicast.check(address, 'ipv6') && !special.check(address, 'ipv6')
  return isIP(address) === 4 && !special.check(address, 'ipv4')
}

/** The addresses of a host; none where it has a private one, or is not found. */
export async function publicAddresses(hostname: string): Promise<string[]> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await resolved(host)
  return addresses.every(isPublic) ? addresses : []
}

// By a resolver of its own, as the system's keeps a thread for each name, and a slow one would keep everybody waiting.
async function resolved(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: LOOKUP_MS, tries: 1, maxTimeout: LOOKUP_MS })
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return found.flatMap((kind) => (kind.status === 'fulfilled' ? kind.value : []))
}

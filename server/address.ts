import { isIP } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * What counts as one address where calls are limited: of IPv6 the first 64 bits, which is what one household has.
 * Whatever is no address counts as one and the same.
 */
export function limitedAddress(ip: string | undefined): string {
  const [address = ''] = (ip ?? '').split('%')
  const version = isIP(address)
  if (version === 0) return 'unknown'
  const v4 = version === 4 ? address : MAPPED.exec(address)?.[1]
  return v4 ?? `${firstGroups(address).join(':')}::/64`
}

/** The first four groups of an IPv6 address, written in one way. */
function firstGroups(address: string): string[] {
  const [head = '', tail = ''] = address.split('::')
  const before = head.split(':').filter(Boolean)
  // A dotted end stands for two groups.
  const after = tail
    .replace(/[^:]*\.[^:]*$/, '0:0')
    .split(':')
    .filter(Boolean)
  const zeros = Array(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
}

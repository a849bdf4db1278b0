import { publicAddresses } from './public-address.ts'

/**
 * Why nothing may be sent to an endpoint, as a sentence for whoever named it; null where it may. A browser names where
 * we send to, so it must not lead into our own network: only an open address at the port of https, but for hosts that
 * the settings name.
 */
export async function endpointProblem(
  endpoint: string,
  privateHosts: readonly string[],
): Promise<string | null> {
  if (!URL.canParse(endpoint)) return 'Give a whole https address'
  const { protocol, username, password, hostname, port } = new URL(endpoint)
  if (protocol !== 'https:' || username || password) return 'Give a plain https address'
  if (privateHosts.includes(hostname)) return null
  if (port !== '') return 'Give an https address without a port'
  const addresses = await publicAddresses(hostname)
  return addresses.length === 0 ? 'No push service can be reached at this address' : null
}

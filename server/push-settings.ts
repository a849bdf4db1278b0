/** How reminders reach browsers. */
export interface PushSettings {
  /** How a push service reaches whoever runs this (RFC 8292, 2.1): an https or a mailto address. */
  readonly subject: string
  /** Hosts in our own network that browsers may have their pushes sent to. */
  readonly privateHosts: readonly string[]
}

/** An address to write to where one is set, else the one that people reach the program under, where that is public. */
export function subjectOf(
  contactEmail: string | null,
  publicUrl: string,
  mailAddress: string,
): string {
  if (contactEmail) return `mailto:${contactEmail}`
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:${mailAddress}`
}

/** Hosts separated by commas, as they stand in an address: an IPv6 one in brackets. */
export function readHosts(text: string): string[] | null {
  const hosts = text.split(',').map((part) => part.trim().toLowerCase())
  return hosts.every(isHost) ? hosts : null
}

function isHost(host: string): boolean {
  const address = `https://${host}`
  return URL.canParse(address) && new URL(address).href === `${address}/`
}

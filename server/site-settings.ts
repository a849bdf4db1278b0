import type { Site } from '#contract/site.ts'
import { isPlainText, lengthOf } from '#domain/account.ts'

// What the payment page and the footer show, as settings have it; null where it is not what it should be.

export function readLine(text: string): string | null {
  return isPlainText(text) && !/[\r\n]/.test(text) && lengthOf(text) <= 100 ? text : null
}

export function readUpiId(text: string): string | null {
  return /^[\w.-]{2,256}@[a-z][a-z0-9.-]{1,63}$/i.test(text) ? text : null
}

export function readAccount(text: string): string | null {
  return /^[A-Z0-9]{4,34}$/i.test(text.replace(/[ -]/g, '')) ? text : null
}

export function readIfsc(text: string): string | null {
  const code = text.toUpperCase()
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code) ? code : null
}

export function readHttps(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : null
}

/** `Name=https://…`, separated by commas; a comma inside an address is written %2C. */
export function readLinks(text: string): Site['socialLinks'] | null {
  const links = text.split(',').map((part) => {
    const [label = '', ...address] = part.split('=')
    return { label: readLine(label.trim()), url: readHttps(address.join('=').trim()) }
  })
  const whole = links.filter((link): link is { label: string; url: string } => {
    return Boolean(link.label && link.url)
  })
  return whole.length === links.length ? whole : null
}

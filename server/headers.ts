import type { Config } from './config.ts'

/** Hashes of the inline scripts and styles that a page may run, as they stand in the policy. */
export interface InlineHashes {
  readonly scripts?: readonly string[]
  readonly styles?: readonly string[]
}

/** Content Security Policy: everything from our own origin, nothing inline but what is named by its hash. */
export function contentPolicy({ scripts = [], styles = [] }: InlineHashes = {}): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The headers that every answer carries, errors included. */
export function securityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Two years, as hstspreload.org asks for; only where people come by https at all.
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
    'cache-control': 'no-store',
  }
}

import type { Config } from './config.ts'

/** What a page may have beside what is ours: inline scripts and styles by their hashes, pictures and frames by origin. */
export interface Allowed {
  readonly scripts?: readonly string[]
  readonly styles?: readonly string[]
  readonly images?: readonly string[]
  readonly frames?: readonly string[]
}

/** Content Security Policy: everything from our own origin, nothing else but what is named. */
export function contentPolicy(allowed: Allowed = {}): string {
  const { scripts = [], styles = [], images = [], frames = [] } = allowed
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data:", ...images].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
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

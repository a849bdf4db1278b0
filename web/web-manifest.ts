import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { i18n } from './i18n.ts'
import { paths } from './paths.ts'
import { PAPER } from './theme-colours.ts'

const SHORTCUTS: readonly (readonly [name: MessageDescriptor, url: string])[] = [
  [msg`Fasting Timer`, paths.timer],
  [msg`Dashboard`, paths.dashboard],
]

/** What a browser wants to know in order to install the app: https://www.w3.org/TR/appmanifest/. */
export function webManifest(): object {
  const icon = (file: string, size: number, purpose = 'any') => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: i18n._(msg`Upvas: intermittent fasting`),
    short_name: 'Upvas',
    description: i18n._(msg`A timer, a history and gentle yoga for intermittent fasting.`),
    lang: i18n.locale,
    start_url: paths.timer,
    scope: '/',
    display: 'standalone',
    theme_color: PAPER.light,
    background_color: PAPER.light,
    categories: ['health', 'lifestyle'],
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: SHORTCUTS.map(([name, url]) => ({
      name: i18n._(name),
      url,
      icons: [icon('icon-192.png', 192)],
    })),
  }
}

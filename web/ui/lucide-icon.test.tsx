import { Heart, Menu } from 'lucide-react'
import * as heart from 'lucide-react/dist/esm/icons/heart.mjs'
import * as menu from 'lucide-react/dist/esm/icons/menu.mjs'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createLucideIcon from './lucide-icon.ts'

type IconData = Parameters<typeof createLucideIcon>[0]

// What an icon is drawn of, as its module keeps it.
const dataOf = (module: object) => (module as { readonly __iconData: IconData }).__iconData

/** Without the class names, for which nothing of ours asks. */
const markup = (icon: ReactNode) => renderToStaticMarkup(icon).replace(/ class="[^"]*"/, '')

test.each([
  { Theirs: Menu, module: menu, props: {} },
  { Theirs: Menu, module: menu, props: { size: 18, 'aria-hidden': true } },
  { Theirs: Heart, module: heart, props: { size: 22, fill: 'currentColor' } },
] as const)('$Theirs.displayName with $props is drawn as lucide-react draws it', (one) => {
  const { Theirs, module, props } = one
  const Ours = createLucideIcon(dataOf(module))
  const inOnePath = markup(<Theirs {...props} />)
    .replaceAll('"></path><path d="', 'M0 0')
    .replace('<path d="', '$&M0 0')
  expect(markup(<Ours {...props} />)).toBe(inOnePath)
})

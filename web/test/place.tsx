import { I18nProvider } from '@lingui/react'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { i18n } from '#web/i18n.ts'

/** What stands around every screen. */
export function Around({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}

/** Renders at an address of this site. */
export function renderAt(address: string, tree: ReactNode): RenderResult {
  window.history.replaceState(null, '', address)
  return render(tree, { wrapper: Around })
}

/** The page's address within this site. */
export function address(): string {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

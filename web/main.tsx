import './styles/layers.css'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { pageAt } from './pages.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')

const { pathname } = window.location
const page = pageAt(pathname)
const code = page?.screen.preload()
if (root.dataset.path === pathname) {
  // A public page holds its screen already, so its code must be here to take it over.
  // A signed-in page begins with who this is, and its code comes meanwhile.
  if (page?.access === 'public') await code
  else code?.catch(() => {}) // Asked for again, and told, where the screen is shown.
  // In pieces of a few milliseconds: a finger that comes meanwhile is heard.
  startTransition(() => {
    hydrateRoot(root, <App />)
  })
} else {
  createRoot(root).render(<App />)
}

import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { keptLanguage, LANGUAGE } from '#contract/language.ts'
import { asLanguage } from '#domain/language.ts'
import { chooseLanguage } from '#web/browser/language.ts'
import { i18n } from '#web/i18n.ts'
import { UPDATE_CHECK_MS } from '#web/timing.ts'
import { isLoadingAnew, loadAnew, loadNewer } from './load-anew.ts'
import { NewVersion } from './new-version.tsx'

// Runs in a page that a service worker serves: page-html.ts says when.
void navigator.serviceWorker.ready.then(follow)
document.addEventListener('click', chooseByWorker)
// A link that was clicked before: the server kept what was chosen, and the worker answered in its own language.
const chosen = keptLanguage(document.cookie)
if (chosen && chosen !== i18n.locale) void loadNewer(chosen)

function follow(registration: ServiceWorkerRegistration): void {
  const offer = offerOnce()
  if (registration.waiting) offer()
  // Another tab may have had it take over: then this page is the old one.
  navigator.serviceWorker.addEventListener('controllerchange', offer)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => coming.state === 'installed' && offer())
  })
  lookNowAndThen(registration)
}

// A browser looks for a new worker when a page is opened. One that stays open for days looks when it is come back to.
function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let lookedMs = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - lookedMs < UPDATE_CHECK_MS) return
    lookedMs = performance.now()
    registration.update().catch(() => {}) // Without the network there is nothing new.
  })
}

// The links in the foot of a page choose a language by asking the server, whose pages the worker keeps from it.
function chooseByWorker(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a')
  const language = link && asLanguage(new URL(link.href).searchParams.get(LANGUAGE))
  if (language && chooseLanguage(language)) event.preventDefault()
}

function offerOnce(): () => void {
  let isOffered = false
  return () => {
    if (isOffered || isLoadingAnew()) return
    isOffered = true
    const place = document.body.appendChild(document.createElement('div'))
    createRoot(place).render(
      <I18nProvider i18n={i18n}>
        <NewVersion onReload={() => void loadAnew()} />
      </I18nProvider>,
    )
  }
}

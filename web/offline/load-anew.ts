import type { Language } from '#domain/language.ts'
import { bringWorker } from '#web/browser/worker.ts'

let isUnderWay = false

/** Whether the page is about to be loaded anew: nothing of it needs to be offered any more. */
export const isLoadingAnew = (): boolean => isUnderWay

/**
 * Loads the page anew as the server has it now: a newer build, or one in another language that was chosen just before.
 * Pages come from what the worker keeps, so the worker of that build takes over first. Without a network the page comes
 * as it was.
 */
export async function loadAnew(language?: Language): Promise<void> {
  await loadNewer(language)
  window.location.reload()
}

/** The same where another worker comes. Resolves where none does: the page stays. */
export async function loadNewer(language?: Language): Promise<void> {
  isUnderWay = true
  const registration = await navigator.serviceWorker?.getRegistration()
  const newer = language ? registration && bringWorker(language) : registration?.update()
  await newer?.catch(() => {})
  const next = registration?.installing ?? registration?.waiting
  if (next) await takenOver(next)
  isUnderWay = false
}

/** Loads the page anew once a worker has taken over. Resolves where what it keeps did not arrive whole. */
function takenOver(next: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const reload = () => window.location.reload()
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
    next.addEventListener('statechange', () => next.state === 'redundant' && resolve())
    next.postMessage('takeOver')
  })
}

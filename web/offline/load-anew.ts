import type { Language } from '#domain/language.ts'
import { bringWorker } from '#web/browser/worker.ts'

/**
 * Loads the page anew as the server has it now: a newer build, or one in another language that was chosen just before.
 * Pages come from what the worker keeps, so the worker of that build takes over first. Without a network the page comes
 * as it was.
 */
export async function loadAnew(language?: Language): Promise<void> {
  const reload = () => window.location.reload()
  const registration = await navigator.serviceWorker?.getRegistration()
  const newer = language ? registration && bringWorker(language) : registration?.update()
  await newer?.catch(() => {})
  const next = registration?.installing ?? registration?.waiting
  if (!next) {
    reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  // What it keeps did not arrive whole.
  next.addEventListener('statechange', () => next.state === 'redundant' && reload())
  next.postMessage('takeOver')
}

import { FIRST_LANGUAGE, type Language } from '#domain/language.ts'
import { i18n } from '#web/i18n.ts'

/**
 * Has the browser bring the service worker of a language, in the place of another's. Each has an address of its own:
 * browsers look there for a newer one, and do not say in which language.
 */
export function bringWorker(
  language = i18n.locale as Language,
): Promise<ServiceWorkerRegistration> {
  const folder = language === FIRST_LANGUAGE ? '/' : `/${language}/`
  return navigator.serviceWorker.register(`${folder}service-worker.js`, { scope: '/' })
}

/** The browser events of the app, with what each carries in `detail`. */
export interface AppEvents {
  'auth:expired': { message: string }
  fastingStateChanged: { action: 'started' | 'ended' | 'updated' | 'deleted' }
  dashboardUpdateRequired: { reason: 'fastEnded' | 'fastChanged' }
}

export function emit<Name extends keyof AppEvents>(name: Name, detail: AppEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }))
}

/** Listens on the window. Returns how to stop. */
export function on<Name extends keyof AppEvents>(
  name: Name,
  listener: (detail: AppEvents[Name]) => void,
): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<AppEvents[Name]>).detail)
  window.addEventListener(name, handle)
  return () => window.removeEventListener(name, handle)
}

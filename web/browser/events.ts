/** The browser events of the app, with what each carries in `detail`. */
export interface AppEvents {
  'auth:expired': { message: string }
  fastingStateChanged: { action: 'started' | 'ended' | 'added' | 'updated' | 'deleted' }
  /** The end of a fast could not be sent and is kept on the device. */
  fastEndKept: null
  dashboardUpdateRequired: { reason: 'fastEnded' | 'fastChanged' | 'refreshed' }
  sessionsChanged: null
  remindersChanged: null
  /** Somebody is about to sign out. Who holds it up says so there and calls `go` in time. */
  signingOut: { held: boolean; readonly go: () => void }
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

/** Listens for whatever makes fasts and their numbers stale; what comes together is told once. Returns how to stop. */
export function onFastsChanged(listener: () => void): () => void {
  let told = false
  const tell = () => {
    if (told) return
    told = true
    queueMicrotask(() => {
      told = false
      listener()
    })
  }
  const stops = [on('fastingStateChanged', tell), on('dashboardUpdateRequired', tell)]
  return () => {
    for (const stop of stops) stop()
  }
}

declare const self: ServiceWorkerGlobalScope

// Stands in for the worker where the host wants none: it takes its place at once, empties what was kept and goes. The
// pages that are open stay as they are; the next one comes from the network.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}

import type { Plugin } from 'vite'

/** In development there is no service worker, and one that a build has left in the browser goes. */
export function noWorker(): Plugin {
  return {
    name: 'no-worker',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/service-worker.js', async (_, response) => {
        const removal = await server.transformRequest('/service-worker/service-worker-removal.ts')
        response.setHeader('Content-Type', 'text/javascript').end(removal?.code)
      })
    },
  }
}

import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { contentPolicy } from '../headers.ts'

/** The API described: for programs and for people. Made when first asked for. */
export function docsRoutes(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  app.get('/api/openapi.json', async (_request, reply) => {
    const { openapi } = await import('../openapi.ts')
    return reply.header('cache-control', 'no-cache').send(openapi(publicUrl))
  })
  app.get('/api/docs', async (_request, reply) => {
    const { docsPage } = await import('../docs-page.ts')
    const { html, styleHash } = docsPage()
    return reply
      .headers({
        'content-security-policy': contentPolicy({ styles: [styleHash] }),
        'cache-control': 'no-cache',
      })
      .type('text/html; charset=utf-8')
      .send(html)
  })
}

import { sql } from 'kysely'
import { health } from '#contract/health.ts'
import type { Serve } from '../serve.ts'
import type { Db } from '../store/schema.ts'

export function healthRoutes(serve: Serve, db: Db): void {
  serve(health, async () => {
    await sql`select 1`.execute(db)
    return { status: 'ok' as const }
  })
}

import { randomUUIDv7 } from 'node:crypto'
import type { HandlerInput } from '#contract/endpoint.ts'
import * as imports from '#contract/imports.ts'
import type { FileContents } from '#domain/import/file-contents.ts'
import {
  type SortedFile,
  sortOutFasts,
  sortOutPlans,
  sortOutWeights,
} from '#domain/import/sort-out.ts'
import type { User } from '#domain/user.ts'
import type { Ground } from '../ground.ts'
import { Refusal, wrongField } from '../refusal.ts'
import type { Serve } from '../serve.ts'
import * as store from '../store/imports.ts'
import { listPlans } from '../store/plans.ts'
import type { Db } from '../store/schema.ts'
import { recentWeights } from '../store/weights.ts'
import { changeFasts } from './fasts-change.ts'
import { importOut, reportOut } from './imports-out.ts'

/** More than a life of weights. */
const ALL = 1_000_000

interface Sent {
  readonly file: Uint8Array
  readonly query: HandlerInput<typeof imports.importFile>['query']
  readonly user: User
  readonly nowMs: number
}

export function importRoutes(serve: Serve, { db, desk }: Ground): void {
  serve(imports.previewImport, async (call) => {
    const contents = await read(call)
    const sorted = await sortOut(db, call.user.id, contents)
    return { report: reportOut(contents, sorted, zoneOf(call)) }
  })

  serve(imports.importFile, async (call) => {
    const { user, nowMs } = call
    const contents = await read(call)
    return changeFasts(db, user, nowMs, async (trx) => {
      const sorted = await sortOut(trx, user.id, contents)
      const report = reportOut(contents, sorted, zoneOf(call))
      const added = addedOf(sorted)
      if (Object.values(added).every((list) => list.length === 0)) return { import: null, report }
      const about = { id: randomUUIDv7(), atMs: nowMs, format: contents.format }
      const kept = await store.keepImport(trx, user.id, about, added)
      return { import: importOut(kept), report }
    })
  })

  serve(imports.listImports, async ({ user }) => ({
    imports: (await store.listImports(db, user.id)).map(importOut),
  }))

  serve(imports.undoImport, ({ params, user, nowMs }) =>
    changeFasts(db, user, nowMs, async (trx) => {
      const result = await store.undoImport(trx, user.id, params.id)
      if (!result) throw new Refusal('NO_SUCH_IMPORT')
      return { import: importOut(result.undone), removed: result.removed }
    }),
  )

  async function read(sent: Sent): Promise<FileContents> {
    const { file, query, nowMs } = sent
    const { dateOrder = null } = query
    const contents = await desk.read(file, { timeZone: zoneOf(sent), dateOrder, nowMs })
    if (typeof contents === 'string') throw wrongField('file', imports.fileSentences[contents])
    return contents
  }
}

function zoneOf({ query, user }: Sent): string {
  return query.timeZone ?? user.timeZone
}

/** What becomes of a file beside what is kept. */
interface Sorted extends SortedFile {
  readonly keptIds: readonly string[]
}

async function sortOut(
  db: Db,
  userId: string,
  { fasts, weights, plans }: FileContents,
): Promise<Sorted> {
  const kept = await store.keptSpans(db, userId)
  const keptWeights = await recentWeights(db, userId, ALL)
  return {
    keptIds: [...kept, ...keptWeights].map(({ id }) => id),
    fasts: sortOutFasts(fasts, kept),
    weights: sortOutWeights(weights, keptWeights),
    plans: sortOutPlans(plans, await listPlans(db, userId)),
  }
}

/** What is added, each under its own id where that is free: an export comes back as it was. */
function addedOf({ keptIds, fasts, weights, plans }: Sorted): store.Added {
  const taken = new Set(keptIds)
  const withId = <Entry extends { readonly id: string }>(entry: Entry): Entry => {
    const id = entry.id === '' || taken.has(entry.id) ? randomUUIDv7() : entry.id
    taken.add(id)
    return { ...entry, id }
  }
  return {
    fasts: fasts.added.map(({ fast }) => withId(fast)),
    weights: weights.added.map(({ weight }) => withId(weight)),
    plans: plans.added.map(({ plan }) => plan),
  }
}

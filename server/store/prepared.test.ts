import { expect, test } from 'vitest'
import { onBothEngines } from '../test/engines.ts'
import { prepared } from './prepared.ts'
import type { Db } from './schema.ts'

onBothEngines('a prepared query', (database) => {
  test('is built once and run with other values, in a transaction and out of it', async () => {
    let built = 0
    const ownerOf = prepared(['email'], (db: Db, { email }: { email: string }) => {
      built++
      return db.selectFrom('emails').select('user_id').where('email', '=', email)
    })
    const db = database()
    await db
      .insertInto('emails')
      .values([
        { email: 'a@b.co', user_id: 'a' },
        { email: 'b@b.co', user_id: 'b' },
      ])
      .execute()

    expect(await ownerOf(db, { email: 'a@b.co' })).toEqual([{ user_id: 'a' }])
    expect(await ownerOf(db, { email: 'b@b.co' })).toEqual([{ user_id: 'b' }])
    const inside = await db.transaction().execute(async (trx) => {
      await trx.updateTable('emails').set({ user_id: 'c' }).where('email', '=', 'a@b.co').execute()
      return ownerOf(trx, { email: 'a@b.co' })
    })
    expect(inside).toEqual([{ user_id: 'c' }])
    expect(await ownerOf(db, { email: 'nobody@b.co' })).toEqual([])
    expect(built).toBe(1)
  })

  test('sees nothing of a transaction that is not its own and may yet be undone', async () => {
    const all = prepared([], (db: Db) =>
      db.selectFrom('emails').select('user_id').where('email', '=', 'late@b.co'),
    )
    const db = database()
    let seen: unknown
    const undone = db.transaction().execute(async (trx) => {
      await trx.insertInto('emails').values({ email: 'late@b.co', user_id: 'l' }).execute()
      const asked = all(db, {}).then((rows) => {
        seen = rows
      })
      expect(await all(trx, {})).toEqual([{ user_id: 'l' }])
      throw Object.assign(new Error('undone'), { asked })
    })
    const { asked } = (await undone.catch((error: unknown) => error)) as { asked: Promise<void> }
    await asked
    expect(seen).toEqual([])
  })
})

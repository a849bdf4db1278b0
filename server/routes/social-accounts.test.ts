import { afterAll, beforeAll, expect, test } from 'vitest'
import { socialSentences } from '#contract/social.ts'
import { onBothEngines } from '../test/engines.ts'
import { SocialSignIn, sentenceAt, someone } from '../test/social.ts'

onBothEngines('API-16 whom social sign-in signs in', (database) => {
  let social: SocialSignIn
  beforeAll(async () => {
    social = await SocialSignIn.open(database())
  })
  afterAll(() => social.close())

  const rowsOf = async (
    table: 'letter_tokens' | 'devices' | 'sessions' | 'identities',
    id: string,
  ) =>
    (await database().selectFrom(table).select('user_id').where('user_id', '=', id).execute())
      .length
  const verified = (email: string) =>
    database()
      .updateTable('users')
      .set({ email_verified_at: 1 })
      .where('email', '=', email)
      .execute()

  test('makes an account the first time and finds it the next, whatever the address says by then', async () => {
    const ravi = someone()
    const first = await social.userOf(ravi)
    expect(first).toMatchObject({
      name: 'Ravi 🌱',
      email: ravi.claims.email,
      emailVerified: true,
      hasPassword: false,
    })
    const moved = { ...ravi, claims: { email: 'moved@example.org', email_verified: false } }
    expect(await social.userOf(moved)).toEqual(first)
  })

  test('a new account speaks the language of its browser, and any browser that of the account', async () => {
    const ravi = someone()
    const first = await social.visit(ravi)
    const { location } = await social.navigate(first.path, `${first.cookie}; language=hi`)
    const token = location.searchParams.get('token') ?? ''
    const me = await social.it.call('GET', '/auth/user', undefined, token)
    expect(me.body.user.locale).toBe('hi')

    const second = await social.visit(ravi)
    const { set } = await social.navigate(second.path, `${second.cookie}; language=en`)
    expect(set).toContainEqual(expect.stringMatching(/^language=hi; Path=[/]; /))
  })

  test('an account of the address that is confirmed on both sides is joined', async () => {
    const person = await social.it.registerPerson()
    await verified(person.email)
    const user = await social.userOf(someone({ email: person.email.toUpperCase() }))
    expect(user).toMatchObject({ _id: person.id, hasPassword: true, emailVerified: true })
    expect((await person.call('GET', '/auth/user')).status).toBe(200)
  })

  test('A1 whoever squats on an address loses the account to the owner of the mailbox', async () => {
    const squatter = await social.it.registerPerson()
    const { email, password } = squatter
    // The letter is made a moment after the answer.
    await expect.poll(() => rowsOf('letter_tokens', squatter.id)).toBe(1)
    const early = await social.signIn(someone({ email, email_verified: false }))
    expect(sentenceAt(early)).toBe(socialSentences.taken)

    const user = await social.userOf(someone({ email }))
    expect(user).toMatchObject({ _id: squatter.id, hasPassword: false, emailVerified: true })
    expect((await squatter.call('GET', '/auth/user')).status).toBe(401)
    const login = await social.it.call('POST', '/auth/login', { email, password })
    expect(login.status).toBe(401)
    for (const [table, left] of [
      ['letter_tokens', 0],
      ['devices', 1],
      ['sessions', 1],
      ['identities', 1],
    ] as const) {
      expect([table, await rowsOf(table, squatter.id)]).toEqual([table, left])
    }
  })

  test('A1 an identity that was joined before the address was confirmed goes, too', async () => {
    const email = `pre-${process.pid}@example.org`
    const squatter = someone({ email, email_verified: false })
    const token = await social.tokenOf(squatter)
    const me = () => social.it.call('GET', '/auth/user', undefined, token)
    expect((await me()).body.user).toMatchObject({ emailVerified: false })
    expect(await social.userOf(someone({ email }))).toMatchObject({ email, emailVerified: true })
    expect((await me()).status).toBe(401)
    expect(sentenceAt(await social.signIn(squatter))).toBe(socialSentences.taken)
  })

  test.each([false, undefined, null, 'true', 1])(
    'A1 an address that the provider does not vouch for (%j) takes nobody’s account over',
    async (email_verified) => {
      for (const isVerified of [true, false]) {
        const person = await social.it.registerPerson()
        const { email, password } = person
        if (isVerified) await verified(email)
        const end = await social.signIn(someone({ email, email_verified }))
        expect(sentenceAt(end)).toBe(socialSentences.taken)
        expect((await person.call('GET', '/auth/user')).status).toBe(200)
        const login = await social.it.call('POST', '/auth/login', { email, password })
        expect(login.status).toBe(200)
      }
    },
  )

  test('first sign-ins at once make one account', async () => {
    const ravi = someone()
    const users = await Promise.all([1, 2, 3].map(() => social.userOf(ravi)))
    expect(new Set(users.map(({ _id }) => _id)).size).toBe(1)
  })

  test.each([
    undefined,
    null,
    'no-address',
    7,
    ['a@example.org'],
    `${'x'.repeat(300)}@example.org`,
  ])('without an address that can be used (%j) there is no account', async (email) => {
    expect(sentenceAt(await social.signIn(someone({ email })))).toBe(socialSentences.noEmail)
  })

  test.each([undefined, 7, '', 'x'.repeat(81), 'a\u0000b'])(
    'a name that cannot be kept (%j) is replaced',
    async (name) => {
      const ravi = someone({ name })
      expect((await social.userOf(ravi)).name).toBe(String(ravi.claims.email).split('@')[0])
    },
  )

  test('whoever signs in so may set a password, and then sign in by it', async () => {
    const ravi = someone()
    const token = await social.tokenOf(ravi)
    const newPassword = 'breathe-in'
    const set = await social.it.call('PUT', '/user/change-password', { newPassword }, token)
    expect(set.status).toBe(200)
    const sent = { email: ravi.claims.email, password: newPassword }
    const { status, body } = await social.it.call('POST', '/auth/login', sent)
    expect([status, body.user.hasPassword]).toEqual([200, true])
  })

  test('an account that was deleted is made anew, and its identity with it', async () => {
    const ravi = someone()
    const { _id: id, email: confirm } = await social.userOf(ravi)
    const token = await social.tokenOf(ravi)
    const deleted = await social.it.call('DELETE', '/user/account', { confirm }, token)
    expect(deleted.status).toBe(200)
    expect((await social.userOf(ravi))._id).not.toBe(id)
  })
})

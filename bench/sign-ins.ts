import { startServer } from '../e2e/server.ts'

// Does signing in hold others up? The 99th percentile of GET /fasts/current, asked again and again by one client,
// while twenty people sign in at once, against the same on a calm server. Rounds alternate, so that whatever else
// the machine does falls on both alike. The figure is the median of the rounds' ratios.

const ROUNDS = 9
const ASKS = 400
const SIGN_INS = 20
/** Who asks in turn, so that none of them asks more often than a person may. */
const PEOPLE = 100
const PASSWORD = 'a quiet morning'

let signingIn = false
const server = await startServer()
try {
  const emails = Array.from({ length: PEOPLE }, (_, index) => `person${index}@example.org`)
  const tokens: string[] = []
  for (const email of emails) tokens.push(await register(email))
  await askMany(tokens, ASKS) // Warm up.

  const ratios: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const calm = percentile(await askMany(tokens, ASKS), 0.99)
    const [busyTimes, signInMs] = await Promise.all([
      askUntil(tokens),
      signInAll(emails.slice(0, SIGN_INS)),
    ])
    const busy = percentile(busyTimes, 0.99)
    ratios.push(busy / calm)
    console.log(
      `round ${round}: calm p99 ${calm.toFixed(1)} ms, busy p99 ${busy.toFixed(1)} ms over ` +
        `${busyTimes.length} asks, ${SIGN_INS} sign-ins in ${signInMs.toFixed(0)} ms`,
    )
  }
  const figure = percentile(ratios, 0.5)
  console.log(
    `p99 beside ${SIGN_INS} sign-ins at once / calm: ${figure.toFixed(2)} (target: 2 or less)`,
  )
} finally {
  await server.dispose()
}

async function signInAll(emails: readonly string[]): Promise<number> {
  signingIn = true
  const startedMs = performance.now()
  await Promise.all(
    emails.map((email) => post('/auth/login', email, { email, password: PASSWORD })),
  )
  signingIn = false
  return performance.now() - startedMs
}

async function askUntil(tokens: readonly string[]): Promise<number[]> {
  const times: number[] = []
  while (signingIn || times.length === 0) times.push(await ask(tokens, times.length))
  return times
}

async function askMany(tokens: readonly string[], count: number): Promise<number[]> {
  const times: number[] = []
  while (times.length < count) times.push(await ask(tokens, times.length))
  return times
}

async function ask(tokens: readonly string[], turn: number): Promise<number> {
  const startedMs = performance.now()
  const response = await fetch(`${server.url}/api/fasts/current`, {
    headers: { Authorization: `Bearer ${tokens[turn % tokens.length]}` },
  })
  // Nobody fasts: the answer is a 404 that says so.
  if (response.status !== 404) throw new Error(`It answered ${response.status}`)
  await response.arrayBuffer()
  return performance.now() - startedMs
}

async function register(email: string): Promise<string> {
  const { token } = await post('/auth/register', email, {
    name: 'Someone',
    email,
    password: PASSWORD,
  })
  return token
}

// Each person comes from an address of their own.
async function post(path: string, email: string, body: object): Promise<{ token: string }> {
  const response = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.9.0.${/\d+/.exec(email)?.[0]}`,
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as { token: string }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

import autocannon, { type Request } from 'autocannon'
import type { Asker, Job } from './load.ts'

// Asks what it is told to, in a process of its own: what asking costs must not count as the program's.

process.once('message', async (job: Job) => {
  let connection = 0
  const {
    errors,
    timeouts,
    statusCodeStats = {},
  } = await autocannon({
    url: job.url,
    connections: job.connections,
    duration: job.seconds,
    timeout: 30,
    setupClient(client) {
      // Each connection has people of its own.
      const own = job.askers.filter((_, place) => place % job.connections === connection)
      connection++
      client.setRequests(own.flatMap((asker) => requestsOf(job, asker)))
    },
  })
  const statuses = Object.entries(statusCodeStats).map(([status, { count = 0 }]) => [status, count])
  process.send?.({ statuses: Object.fromEntries(statuses), broken: errors + timeouts })
})

function requestsOf({ what }: Job, { token, etag }: Asker): Request[] {
  const headers = { authorization: `Bearer ${token}` }
  if (what === 'current') return [{ path: '/api/fasts/current', headers }]
  if (what === 'unchanged dashboard') {
    return [{ path: '/api/fasts/dashboard', headers: { ...headers, 'if-none-match': etag ?? '' } }]
  }
  const json = { ...headers, 'content-type': 'application/json' }
  return [
    {
      method: 'POST',
      path: '/api/fasts/start',
      headers: json,
      body: '{"targetHours":16}',
      onResponse(_status, body, context) {
        Object.assign(context, { id: JSON.parse(body).fast?._id })
      },
    },
    {
      method: 'PUT',
      headers: json,
      body: '{}',
      setupRequest: (request, context) => {
        return { ...request, path: `/api/fasts/end/${(context as { id: string }).id}` }
      },
    },
  ]
}

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** An address that leads to another, as that of a failover manager does. */
export interface Relay {
  readonly port: number
  /** Connections that were made through it, or tried. */
  readonly tries: number
  /** Leads those who come from now on elsewhere, or nowhere; whoever is connected is cut off. */
  lead(port: number | null): void
  close(): Promise<void>
}

/** Opens one; `alter` is given all that is sent through it, and answers what arrives. */
export async function openRelay(
  to: number | null,
  alter: (sent: Buffer) => Buffer = (sent) => sent,
): Promise<Relay> {
  let target = to
  let tries = 0
  const open = new Set<Socket>()
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  const server = createServer((near) => {
    tries++
    if (target === null) return void near.destroy()
    const far = connect(target, '127.0.0.1')
    near.on('data', (sent: Buffer) => far.write(alter(sent)))
    near.on('end', () => far.end())
    far.pipe(near)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    get tries() {
      return tries
    },
    lead(port) {
      target = port
      cut()
    },
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}

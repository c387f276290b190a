import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** An address behind which a server is far away. */
export interface FarAway {
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Opens an address on this machine from which everything takes this many ms longer, there and back together.
 */
export async function farAway(url: string, network: number): Promise<FarAway> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.setNoDelay(true)
      from.on('data', (data) => later(() => to.write(data)))
      from.on('close', () => later(() => to.destroy()))
      // Whichever end closes the connection, the other end is closed too.
      from.on('error', () => from.destroy())
    }
  })
  const later = (work: () => void) => setTimeout(work, network / 2)
  server.listen(0, hostname)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The address has no port.')
  return {
    url: `http://${hostname}:${address.port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server that counts the bytes which come back over it, headers and all. */
export interface CountedWay {
  readonly url: string
  bytes(): number
  close(): void
}

/** Opens a way to the server at an address of this machine. */
export async function countedWay(url: string): Promise<CountedWay> {
  let bytes = 0
  const open = new Set<Socket>()
  const { hostname, port } = new URL(url)
  const server = createServer((page) => {
    const there = connect(Number(port), hostname)
    there.on('data', (part) => (bytes += part.length))
    for (const [from, to] of [
      [page, there],
      [there, page],
    ] as const) {
      open.add(from)
      from.setNoDelay(true)
      from.pipe(to)
      from.on('error', () => to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A way to a server that can be cut, as when the server is down, and frozen, as when its machine stands
 * still.
 */
export interface FrozenWay {
  /** The address to use in the place of the server's own. */
  readonly url: string
  /** From now on nothing gets through, and no side gets an error. */
  freeze(): void
  /** From now on connections are refused, and those there are end. */
  cut(): Promise<void>
  /** Everything gets through again; what was frozen goes on. */
  open(): Promise<void>
  close(): Promise<void>
}

/** Makes a way of its own to the server at an address. */
export async function frozenWay(address: string): Promise<FrozenWay> {
  const url = new URL(address)
  const [host, port] = [url.hostname, Number(url.port)]
  const ends = new Set<Socket>()
  let frozen = false
  const keep = (socket: Socket): Socket => {
    ends.add(socket)
    if (frozen) socket.pause()
    return socket.on('error', () => undefined).once('close', () => void ends.delete(socket))
  }
  const server = createServer((here) => {
    keep(here)
    const there = keep(connect(port, host))
    for (const [from, to] of [
      [here, there],
      [there, here],
    ] as const) {
      from.on('data', (data) => void to.write(data))
      if (frozen) from.pause()
      from.once('close', () => void to.destroy())
    }
  })
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const own = (server.address() as AddressInfo).port
  url.hostname = '127.0.0.1'
  url.port = String(own)
  const close = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of ends) socket.destroy()
    await closed
  }
  return {
    url: url.href,
    freeze: () => {
      frozen = true
      for (const socket of ends) socket.pause()
    },
    cut: close,
    open: async () => {
      frozen = false
      for (const socket of ends) socket.resume()
      if (!server.listening) await listen(own)
    },
    close,
  }
}

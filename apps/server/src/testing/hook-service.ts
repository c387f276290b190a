import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HookPost {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** The body as it came. */
  readonly bytes: Buffer
}

/** A service that takes hooks on the loopback. */
export interface HookService {
  /** Where it is. */
  readonly base: string
  /** All that came, in order. */
  readonly posts: HookPost[]
  close(): void
}

/** Opens a service that takes all that is posted; `delay` is how long it takes to answer, ms. */
export async function hookService({ delay = 0 } = {}): Promise<HookService> {
  const posts: HookPost[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const bytes = Buffer.concat(parts)
      posts.push({ url: request.url ?? '', headers: request.headers, body: bytes.toString(), bytes })
      setTimeout(() => response.end('{"ok":true}'), delay)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

import { Agent, request } from 'node:http'
import { gunzipSync } from 'node:zlib'

/**
 * A call over HTTP: what was answered, and how long it took from handing over the request to having read the
 * whole answer.
 */
export interface HttpExchange {
  readonly status: number
  readonly answer: unknown
  readonly took: number
}

/**
 * One connection to a server that stays open between calls, as a browser's does, with as little around it as
 * can be.
 */
export interface KeptConnection {
  get(path: string): Promise<HttpExchange>
  post(path: string, body: object, token: string): Promise<HttpExchange>
  close(): void
}

export function keptConnection(url: string): KeptConnection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const exchange = (path: string, headers: Readonly<Record<string, string>>, body?: string) =>
    new Promise<HttpExchange>((resolve, reject) => {
      const started = performance.now()
      const options = {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, ...accepting },
      }
      const sent = request(url + path, options, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(parts)
          const text = response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes
          const answer: unknown = JSON.parse(text.toString())
          resolve({ status: response.statusCode ?? 0, answer, took: performance.now() - started })
        })
      })
      sent.on('error', reject)
      sent.end(body)
    })
  return {
    get: (path) => exchange(path, {}),
    post: (path, body, token) => {
      const text = JSON.stringify(body)
      const length = String(Buffer.byteLength(text))
      const type = 'application/json'
      return exchange(
        path,
        { 'content-type': type, 'content-length': length, authorization: `Bearer ${token}` },
        text,
      )
    },
    close: () => agent.destroy(),
  }
}

const accepting = { 'accept-encoding': 'gzip' }

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR = 365 * 24 * 60 * 60 * 1000

/** The content types of scripts, styles and fonts, which a browser never opens as documents. */
const OF_PARTS = /^(?:text\/(?:javascript|css)|application\/javascript|font\/)/
/**
 * What a browser heeds on documents alone; a page has dozens of parts, and each would carry half a kilobyte
 * of it.
 */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
] as const

/**
 * Serves the built pages. Every address that is no file and no call is the application's own, except under
 * `/assets/`: a part that is not there is of another version, and the page as an answer would be kept and run
 * as a script.
 */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    // The build puts compressed copies beside the files.
    preCompressed: true,
    setHeaders: (response, path) => {
      const stamped = path.includes('/assets/')
      response.setHeader('vary', 'accept-encoding')
      response.setHeader('cache-control', stamped ? `public, max-age=${YEAR / 1000}, immutable` : 'no-cache')
    },
  })
  app.addHook('onSend', async (request, reply) => {
    const isPart =
      request.url.startsWith('/assets/') && OF_PARTS.test(String(reply.getHeader('content-type')))
    if (isPart) for (const name of OF_DOCUMENTS) reply.removeHeader(name)
  })
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/assets/')) {
      return reply.code(404).header('cache-control', 'no-store').send(NO_SUCH_FILE)
    }
    if (request.method === 'GET' && !request.url.startsWith('/api/')) return reply.sendFile('index.html')
    return reply.code(404).send(NO_SUCH_CALL)
  })
}

/**
 * Without pages (during development the web has its own server): every address that is no call is unknown.
 */
export function serveNoPages(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(NO_SUCH_CALL))
}

const NO_SUCH_FILE = { status: 'error', message: 'There is no such file in this version of Parlour.' }
const NO_SUCH_CALL = { status: 'error', message: 'There is no such call.' }

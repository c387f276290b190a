import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR = 365 * 24 * 60 * 60 * 1000

/** Serves the built pages; every address that is no file and no call is the application's own. */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    setHeaders: (response, path) => {
      const stamped = path.includes('/assets/')
      response.setHeader('cache-control', stamped ? `public, max-age=${YEAR / 1000}, immutable` : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' && !request.url.startsWith('/api/')) return reply.sendFile('index.html')
    return reply.code(404).send({ status: 'error', message: 'There is no such call.' })
  })
}

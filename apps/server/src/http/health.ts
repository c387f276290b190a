import type { FastifyInstance } from 'fastify'
import { ping } from '../store/driver/ping'
import type { Store } from '../store/driver/store'

const PATIENCE = 2000

/** `/healthz`: 200 while the store answers, else 503. */
export function healthOn(app: FastifyInstance, store: Store): void {
  app.get('/healthz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await answered(store)
      return { status: 'ok' }
    } catch (error) {
      request.log.error({ err: error }, 'the store does not answer')
      return reply.code(503).send({ status: 'error', message: 'The store does not answer' })
    }
  })
}

/** Rejects when the store refuses, or takes longer than anybody who asks would wait. */
async function answered(store: Store): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${PATIENCE} ms`)), PATIENCE)
  })
  try {
    await Promise.race([ping(store.db), late])
  } finally {
    clearTimeout(timer)
  }
}

import type { FastifyInstance } from 'fastify'
import { storeFails } from '../failures/failures'
import { ping, touch } from '../store/driver/ping'
import { firstAdminId } from '../store/records/users'
import type { Store } from '../store/driver/store'
import { troubleOf } from '../store/driver/trouble'

const PATIENCE = 2000

/**
 * `/healthz`: 200 while the store answers and takes writes and somebody can sign in, else 503 with the
 * reason.
 */
export function healthOn(app: FastifyInstance, store: Store): void {
  let hasAdmin = false
  app.get('/healthz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await answered(ping(store.db))
      // Where no write succeeded since one failed, one is tried: nobody may be let in who would make one.
      if (store.trouble() !== undefined) await answered(touch(store))
      hasAdmin ||= (await answered(firstAdminId(store.db))) !== undefined
      if (hasAdmin) return { status: 'ok' }
      return await reply.code(503).send({ status: 'error', message: 'The first admin is not there yet' })
    } catch (error) {
      const trouble = troubleOf(error)
      request.log.error({ err: error, trouble }, 'the store does not serve')
      const message = trouble === undefined ? 'The store does not answer' : storeFails(trouble).message
      return reply.code(503).send({ status: 'error', message })
    }
  })
}

/** Rejects when the store refuses, or takes longer than anybody who asks would wait. */
async function answered<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${PATIENCE} ms`)), PATIENCE)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}

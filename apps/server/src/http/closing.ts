import type { FastifyInstance } from 'fastify'
import { restarting } from '../failures/failures'

/**
 * Tells callers that arrive during shutdown that the server is about to return. Calls in progress finish
 * normally.
 */
export function answerWhileClosing(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    done()
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(closing ? restarting() : undefined)
  })
}

import type { FastifyInstance } from 'fastify'
import { restarting } from '../failures/failures'

/** Answers whatever comes while the server closes: that it is about to come back. What is under way ends as always. */
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

import type { FastifyInstance } from 'fastify'
import { CallFailure } from './failure'

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

const restarting = () =>
  new CallFailure(503, 'The hub is restarting. It comes back by itself in a moment.', { code: 'restarting' })

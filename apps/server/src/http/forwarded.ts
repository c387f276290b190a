import type { FastifyInstance } from 'fastify'
import type { Vitals } from '../vitals/vitals'

const FORWARDED =
  'Calls come through a proxy (X-Forwarded-For), and PARLOUR_BEHIND_PROXY is not set: everybody counts as one address, so that a few failed sign-ins keep all out.'

/**
 * Warns the host, in the log and on the health page, when a proxy forwards calls of which the settings do not
 * say so.
 */
export function warnOfUnnamedProxy(app: FastifyInstance, vitals: Vitals): void {
  let isWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true
      app.log.warn(FORWARDED)
      vitals.warn(FORWARDED)
    }
    done()
  })
}

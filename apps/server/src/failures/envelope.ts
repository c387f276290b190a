import { defined, Refusal } from '@parlour/kernel'
import type { Failure } from '@parlour/protocol'
import { CallFailure } from './call-failure'
import { storeFails } from './failures'
import { troubleOf } from '../store/driver/trouble'

/**
 * What is sent for an error: a refusal and a call failure speak for themselves, a store that fails is said
 * to; everything else is ours and says nothing.
 */
export function envelopeOf(error: unknown): { readonly http: number; readonly body: Failure } {
  if (error instanceof CallFailure) {
    const { status, message, details } = error
    return { http: status, body: { status: 'error', message, ...details } }
  }
  const trouble = troubleOf(error)
  if (trouble !== undefined) return envelopeOf(storeFails(trouble))
  if (error instanceof Refusal) {
    const { message, code } = error
    return { http: 400, body: { status: 'error', message, ...defined({ code }) } }
  }
  return { http: 500, body: { status: 'error', message: 'Something went wrong' } }
}

import { Refusal } from '@parlour/kernel'
import type { ErrorCode, Failure } from '@parlour/protocol'

/** A call that cannot be done, with its HTTP code, the sentence for the caller and, where clients know one, a code. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly http: number
  readonly envelope: Failure
  constructor(
    http: number,
    message: string,
    more: {
      readonly code?: ErrorCode
      readonly current?: unknown
      readonly retryAfter?: number
      readonly currentVersion?: number
      readonly latestVersion?: number
    } = {},
  ) {
    super(message)
    this.http = http
    this.envelope = { status: 'error', message, ...more }
  }
}

export const badRequest = (message: string) => new CallFailure(400, message)
export const notSignedIn = (message = 'Please sign in.') => new CallFailure(401, message)
export const denied = (message = 'Access denied') => new CallFailure(403, message)
/** Names the kind of record and its id. */
export const notFound = (kind: string, id: string) =>
  new CallFailure(404, `There is no ${kind} with the id ${id}`)
/** Somebody else saved first; `current` is what stands now. */
export const conflict = (message: string, current: unknown) =>
  new CallFailure(409, message, { code: 'conflict', current })

/** The revision that was read, where the caller names one, and the one that stands. */
interface Revisions {
  readonly read: number | undefined
  readonly stands: number | undefined
}
/** Refuses, as a `conflict` with what stands now, what was written over an older revision than that. */
export async function checkFresh(
  { read, stands }: Revisions,
  message: string,
  current: () => Promise<unknown>,
): Promise<void> {
  if (read !== undefined && read !== stands) throw conflict(message, await current())
}

/** The answer to any error: a refusal and a call failure speak for themselves, everything else is ours and says nothing. */
export function envelopeOf(error: unknown): { readonly http: number; readonly body: Failure } {
  if (error instanceof CallFailure) return { http: error.http, body: error.envelope }
  if (error instanceof Refusal) return { http: 400, body: { status: 'error', message: error.message } }
  return { http: 500, body: { status: 'error', message: 'Something went wrong' } }
}

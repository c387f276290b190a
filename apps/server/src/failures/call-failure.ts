import type { Failure } from '@parlour/protocol'

/** What clients get of a failure besides its sentence. */
export type FailureDetails = Omit<Failure, 'status' | 'message'>

/** A call that cannot be done: the HTTP status, the sentence for the caller and the code of its entry. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly status: number
  readonly details: FailureDetails
  constructor(status: number, message: string, details: FailureDetails = {}) {
    super(message)
    this.status = status
    this.details = details
  }
}

import { z } from 'zod'
import { call, type EmptyAnswer, id, nothing } from '../call'

/** A browser that somebody is signed in with. */
export interface WireSession {
  readonly _id: string
  /** What it is called, as 'Firefox on Linux'; absent where it was never said. */
  readonly device?: string
  /** When it signed in. */
  readonly created: number
  /** When it last called the hub, to the hour. */
  readonly used: number
  /** Set on the one that asks. */
  readonly isThis?: true
}

/** Where the caller is signed in: this browser first, then by their last use. */
export const sessions = call<{ sessions: WireSession[] }>()('user/sessions', nothing, { reads: true })
/** Signs the caller out on one device. */
export const sessionEnd = call<EmptyAnswer>()('user/end_session', z.object({ id }))
/** Signs the caller out everywhere but here. */
export const otherSessionsEnd = call<EmptyAnswer>()('user/end_other_sessions', nothing)

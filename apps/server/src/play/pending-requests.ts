import type { AnyRules, GameSettings, GameState, Pace, Request } from '@parlour/kernel'
import type { RunningGame } from './running-game'

type State = GameState<GameSettings>

/** Who is asked what, and how these requests belong together. */
export interface PendingRequests {
  readonly requests: readonly Request[]
  readonly pace: Pace
  /** Names of those who are waited for, each once. */
  readonly waiting: readonly string[]
}

const known = new WeakMap<State, PendingRequests>()

/**
 * Returns who is asked what in a state. Cached per state: an answer advances the rules' cached generator, and asking the
 * rules again afterwards would run the step again.
 */
export function askedIn(rules: AnyRules, state: State): PendingRequests {
  const kept = known.get(state)
  if (kept !== undefined) return kept
  const requests = rules.pending(state)
  const waiting = [...new Set(requests.flatMap(({ actor, optional }) => (optional === true ? [] : [actor])))]
  const asked = { requests, pace: rules.pace(state), waiting }
  known.set(state, asked)
  return asked
}

/** Who is asked what in a game now. Those who are asked to agree to an undo are waited for too. */
export function askedOf({ rules, position, undoWish }: RunningGame): PendingRequests {
  const pendingRequests = askedIn(rules, position.state)
  if (undoWish === null) return pendingRequests
  return { ...pendingRequests, waiting: [...new Set([...undoWish.waitingFor, ...pendingRequests.waiting])] }
}

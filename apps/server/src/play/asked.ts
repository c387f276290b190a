import type { AnyRules, GameSettings, GameState, Pace, Request } from '@parlour/kernel'
import type { RunningGame } from './warm'

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
 * Who is asked what in a state. Kept with the state: what is warm of one moves on with its answer, and asking the rules
 * again afterwards would run the step again.
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
  const asked = askedIn(rules, position.state)
  if (undoWish === null) return asked
  return { ...asked, waiting: [...new Set([...undoWish.waitingFor, ...asked.waiting])] }
}

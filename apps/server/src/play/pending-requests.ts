import type { AnyRules, GameSettings, GameState, Pace, Request } from '@parlour/kernel'
import { undoProposal, waitedFor } from './proposal'
import type { RunningGame } from './running-game'

type State = GameState<GameSettings>

/** The pending requests of a state, their pace, and who is waited for. */
export interface PendingRequests {
  readonly requests: readonly Request[]
  readonly pace: Pace
  /** Names of those who are waited for, each once. */
  readonly waiting: readonly string[]
}

const cache = new WeakMap<State, PendingRequests>()

/**
 * Returns the pending requests of a state. Cached per state: an answer advances the rules' cached generator,
 * so asking the rules again afterwards would run the step again.
 */
export function pendingRequestsIn(rules: AnyRules, state: State): PendingRequests {
  const cached = cache.get(state)
  if (cached !== undefined) return cached
  const requests = rules.pending(state)
  const waiting = [...new Set(requests.flatMap(({ actor, optional }) => (optional === true ? [] : [actor])))]
  const pendingRequests = { requests, pace: rules.pace(state), waiting }
  cache.set(state, pendingRequests)
  return pendingRequests
}

/** Notes the pending requests of a past state whose rules are gone: the present ones are not run. */
export function rememberRequests(state: State, pendingRequests: PendingRequests): void {
  cache.set(state, pendingRequests)
}

/**
 * Returns the pending requests of a game now: none while it is paused. Players who are asked to agree to an
 * undo are waited for, too.
 */
export function pendingRequestsOf({
  rules,
  position,
  proposals,
  clock,
}: Pick<RunningGame, 'rules' | 'position' | 'proposals' | 'clock'>): PendingRequests {
  const pendingRequests = pendingRequestsIn(rules, position.state)
  if (clock?.paused !== undefined) return { ...pendingRequests, requests: [], waiting: [] }
  const undo = undoProposal({ proposals })
  if (undo === undefined) return pendingRequests
  const asked = waitedFor({ clock }, undo)
  return { ...pendingRequests, waiting: [...new Set([...asked, ...pendingRequests.waiting])] }
}

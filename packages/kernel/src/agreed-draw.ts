import type { AnyRules, GameSettings, GameState, Outcome } from './rules'

/** The title in the history of the end of a game that its players agreed on. */
export const DRAW_TITLE = '__DRAW__'

const DRAW: Outcome = { winners: [], player: 'nobody', reason: 'Draw by agreement' }

interface DrawableState extends GameState<GameSettings> {
  /** The players agreed to end the game here: the rules are asked nothing any more. */
  readonly drawn?: true
}

const isDrawn = (state: DrawableState): boolean => state.drawn === true

/** Returns the rules of a game that its players can also end as a draw. */
export const withAgreedDraw = (rules: AnyRules): AnyRules => ({
  ...rules,
  pending: (state) => (isDrawn(state) ? [] : rules.pending(state)),
  outcome: (state) => (isDrawn(state) ? DRAW : rules.outcome(state)),
})

/** Returns a state that is over: its players agreed to a draw. */
export const drawnState = <State extends GameState<GameSettings>>(state: State): State => ({
  ...state,
  drawn: true,
})

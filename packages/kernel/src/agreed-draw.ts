import type { AnyRules, GameSettings, GameState, Outcome } from './rules'
import type { GameEnding } from './story'

/** The title in the history of the end of a game that its players agreed on. */
export const DRAW_TITLE = '__DRAW__'

const DRAW: Outcome = { winners: [], player: 'nobody', reason: 'Draw by agreement' }

interface DrawableState extends GameState<GameSettings> {
  /** The players agreed to end the game here: the rules are asked nothing any more. */
  readonly drawn?: true
}

const ENDING: GameEnding = { winners: [], words: 'The players agreed to a draw' }

const isDrawn = (state: DrawableState): boolean => state.drawn === true

/** Returns the rules of a game that its players can also end as a draw. */
export const withAgreedDraw = (rules: AnyRules): AnyRules => ({
  ...rules,
  pending: (state) => (isDrawn(state) ? [] : rules.pending(state)),
  outcome: (state) => (isDrawn(state) ? DRAW : rules.outcome(state)),
  ...(rules.story === undefined ? {} : { story: storyWithDraw(rules.story) }),
})

const storyWithDraw = (story: NonNullable<AnyRules['story']>): typeof story => ({
  ...story,
  ending: (state) => (isDrawn(state) ? ENDING : story.ending(state)),
})

/** Returns a state that is over: its players agreed to a draw. */
export const drawnState = <State extends GameState<GameSettings>>(state: State): State => ({
  ...state,
  drawn: true,
})

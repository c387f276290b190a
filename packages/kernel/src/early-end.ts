import { defined } from './defined'
import type { AnyRules, GameSettings, GameState, Outcome } from './rules'
import type { GameEnding } from './story'

/** The title in the history of the end of a game that its players agreed on. */
export const DRAW_TITLE = '__DRAW__'
/** The title in the history of the end of a game that one of its players gave up. */
export const RESIGN_TITLE = '__RESIGN__'

/** A state in which people ended their game: the rules are asked nothing any more. */
interface EndableState extends GameState<GameSettings> {
  /** The players agreed to end it. */
  readonly drawn?: true
  /** The name of the player who gave up. */
  readonly resigned?: string
}

/** How people ended a game. */
interface EarlyEnd {
  readonly outcome: Outcome
  readonly ending: GameEnding
}

function earlyEndOf({ drawn, resigned, settings }: EndableState): EarlyEnd | undefined {
  if (drawn === true)
    return {
      outcome: { winners: [], player: 'nobody', reason: 'Draw by agreement' },
      ending: { winners: [], words: 'The players agreed to a draw' },
    }
  if (resigned === undefined) return undefined
  const winners = settings.players.flatMap(({ name }) => (name === resigned ? [] : [name]))
  return {
    outcome: { winners, reason: `${resigned} resigned` },
    ending: { winners, words: `won: ${resigned} resigned` },
  }
}

/** Returns the rules of a game that its players can also end: as a draw, or because one of them gives up. */
export const withEarlyEnds = (rules: AnyRules): AnyRules => ({
  ...rules,
  pending: (state) => (earlyEndOf(state) === undefined ? rules.pending(state) : []),
  outcome: (state) => earlyEndOf(state)?.outcome ?? rules.outcome(state),
  ...defined({ story: rules.story && storyWithEarlyEnds(rules.story) }),
})

const storyWithEarlyEnds = (story: NonNullable<AnyRules['story']>): typeof story => ({
  ...story,
  ending: (state) => earlyEndOf(state)?.ending ?? story.ending(state),
})

/** Returns a state that is over: its players agreed to a draw. */
export const drawnState = <State extends GameState<GameSettings>>(state: State): State => ({
  ...state,
  drawn: true,
})

/** Returns a state that is over: a player gave up. */
export const resignedState = <State extends GameState<GameSettings>>(
  state: State,
  resigned: string,
): State => ({
  ...state,
  resigned,
})

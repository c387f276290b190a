import type { GameRules, GameSettings, GameState, Pick, Random, Request } from '@parlour/kernel'
import type { Table } from '../table'

/** A game of a campaign: how it is dealt, and the line of the tally that it counts in. */
export interface CampaignGame<Settings> {
  readonly settings: Settings
  readonly group: string
  /** What a random player of this game picks; left out, anything that is offered. */
  readonly picks?: (request: Request, random: Random) => readonly Pick[]
}

/** What a game says of itself so that it can be played by the thousand. */
export interface CampaignPlan<State extends GameState<Settings>, View, Settings extends GameSettings> {
  readonly rules: GameRules<State, View, Settings>
  /**
   * The game of a number: as many in a row as there are kinds are one of each; `only` names one kind of them.
   * Refuses a kind that there is not.
   */
  readonly deal: (seed: string, number: number, only?: string) => CampaignGame<Settings>
  /**
   * The game of a number between two, for bots; `only` names one kind of them. Left out, as in `deal`.
   * Refuses a kind that there is not.
   */
  readonly duel?: (seed: string, number: number, only?: string) => CampaignGame<Settings>
  /** A game at a table of the tests: every free check at each answer, about a hundred times slower. */
  readonly checked: (settings: Settings) => Table<View>
  /** Says what is wrong with a state at the end of a game; undefined when nothing is. */
  readonly faultIn?: (state: State) => string | undefined
  /** A game that goes on after this many answers has no end. */
  readonly mostAnswers: number
}

/** Which games of a campaign are played. */
export interface CampaignRun {
  readonly games: number
  /** Part of every game's seed. */
  readonly seed: string
  /** Which kind of games, in the game's own word; left out, those of its plan. */
  readonly only?: string | undefined
  /** The number of the first game, to go on where an earlier campaign stopped. */
  readonly from: number
}

/** How a game went: why it ended, or what went wrong, and after how many answers. */
export interface PlayedGame {
  readonly seed: string
  readonly group: string
  readonly answers: number
  readonly reason?: string
  readonly winners?: readonly string[]
  readonly problem?: string
}

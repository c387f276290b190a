import type { Run } from '@parlour/script'
import type { Card } from '../../facts/card'
import { type Action, noAction } from '../language/action'
import type { Board, Change } from '../board/board'
import type { Speaker } from '../language/code'
import type { DrawLine } from '../language/draw-line'
import { type ReadingLanguage, Table } from '../board/table'

export type InnovationRun = Run<Board, Change>

/**
 * What the vocabulary gives for playing: beside what it gives for reading, players as texts speak of them.
 */
export interface Language extends ReadingLanguage {
  seatOf(game: Game, player: number): Speaker
}

/**
 * One step of a game while it runs: the board through its one door, and what lives no longer than the step.
 */
export class Game extends Table {
  readonly run: InnovationRun
  /** The dogma action going on, or a blank one outside of dogma actions. */
  action: Action = noAction()
  override inKarma = false
  /**
   * A would-win karma is being executed: the number of achievements does not win (rules: innovation 27.1).
   */
  inWinKarma = false
  /**
   * How many state changes there were: what tells whether something changed anything (rules: innovation 17).
   */
  changes = 0
  /** The card whose text is being carried out: the reason of a win. */
  reason: Card | undefined
  /** The line of the draw that was said last. */
  drawLine: DrawLine | undefined
  /** Melds and dogma actions of this step, for the results page. */
  readonly melds: (readonly [card: string, player: string])[] = []
  readonly activations: string[] = []
  /** "May" has become "must". */
  mustAll = false
  readonly #seatOf: Language['seatOf']
  readonly #seats: Speaker[] = []

  constructor(run: InnovationRun, language: Language) {
    super(run, language)
    this.run = run
    this.#seatOf = (game, player) => language.seatOf(game, player)
  }

  override get board(): Board {
    return this.run.board
  }

  /** A player as texts speak of one. */
  seat(player: number): Speaker {
    return (this.#seats[player] ??= this.#seatOf(this, player))
  }

  override reader(player: number): Speaker {
    return this.seat(player)
  }
}

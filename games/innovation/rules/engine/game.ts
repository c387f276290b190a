import type { Run, Script } from '@parlour/script'
import type { Card } from '../facts/card'
import { COLORS, type Color, type Icon, type Splay } from '../facts/names'
import { NOTHING_VISIBLE, type Visible } from '../facts/visible'
import type { Seat } from '../vocabulary/seat'
import { type Action, noAction } from './action'
import { type Board, type Change, type PlayerState, splayIndex } from './board'
import { cardNamed } from './library'
import { locate, stacksOf } from './reading'
import type { DrawLine } from './saying'
import { type PlayerZone, type ZoneIndex, zoneOf } from './zones'

export type InnovationRun = Run<Board, Change>
/** What the engine's own verbs are: generators that ask where the rules ask. */
export type Verb<T = void> = Script<T>

/** One step of a game while it runs: the board through its one door, and what lives no longer than the step. */
export class Game {
  readonly run: InnovationRun
  /** The dogma action going on, or a blank one outside of dogma actions. */
  action: Action = noAction()
  /** A karma is being executed: no other karma triggers, and queries are off (RULES 25.4). */
  inKarma = false
  /** A would-win karma is being executed: the number of achievements does not win (RULES 27.1). */
  inWinKarma = false
  /** The card whose text is being carried out: the reason of a win. */
  reason: Card | undefined
  /** The line of the draw that was said last. */
  drawLine: DrawLine | undefined
  /** "May" has become "must". */
  mustAll = false
  /** Everybody, in seat order. */
  readonly everyone: readonly number[]
  readonly #seats: Seat[] = []
  readonly #seatOf: (game: Game, player: number) => Seat

  constructor(run: InnovationRun, seatOf: (game: Game, player: number) => Seat) {
    this.run = run
    this.everyone = run.board.players.map((_, seat) => seat)
    this.#seatOf = seatOf
  }

  get board(): Board {
    return this.run.board
  }

  /** A player as texts speak of one. */
  seat(player: number): Seat {
    return (this.#seats[player] ??= this.#seatOf(this, player))
  }

  player(player: number): PlayerState {
    const found = this.board.players[player]
    if (found === undefined) throw new RangeError(`there is no seat ${player}`)
    return found
  }

  nameOf(player: number): string {
    return this.player(player).name
  }

  cards(zone: ZoneIndex): readonly string[] {
    return this.board.zones[zone] ?? []
  }

  zone(player: number, kind: PlayerZone): readonly string[] {
    return this.cards(zoneOf(player, kind))
  }

  where(card: string): ZoneIndex | undefined {
    return locate(this.board, card)
  }

  top(player: number, color: Color): Card | undefined {
    const name = this.zone(player, color)[0]
    return name === undefined ? undefined : cardNamed(name)
  }

  /** The card of a name, if it has karmas. */
  figure(name: string): Card | undefined {
    const card = cardNamed(name)
    return card.karma.length > 0 ? card : undefined
  }

  /** Top cards in color order. */
  tops(player: number): readonly Card[] {
    return stacksOf(this.board, player).tops
  }

  /** Top cards that have karmas: mostly none, which makes looking for karmas cheap. */
  karmaTops(player: number): readonly Card[] {
    return stacksOf(this.board, player).karmas
  }

  splay(player: number, color: Color): Splay {
    return this.board.splays[splayIndex(player, COLORS.indexOf(color))] ?? 'none'
  }

  /** What a color of a player shows, karmas apart. */
  visible(player: number, color: Color): Visible {
    return stacksOf(this.board, player).visible[COLORS.indexOf(color)] ?? NOTHING_VISIBLE
  }

  /** Visible occurrences of an icon, a flag or a fountain on the board of a player, karmas apart. */
  printedIcons(player: number, icon: Icon | ';' | ':'): number {
    const { counts, visible } = stacksOf(this.board, player)
    const known = counts.get(icon)
    if (known !== undefined) return known
    let sum = 0
    for (const stack of visible) sum += stack.counts[icon] ?? 0
    counts.set(icon, sum)
    return sum
  }

  get current(): number {
    return this.board.turn.player
  }

  /** Everybody in seat order, beginning with the seat after a given one, which comes last. */
  after(player: number): readonly number[] {
    const { length } = this.board.players
    return this.everyone.map((_, at) => (player + 1 + at) % length)
  }

  isTeammate(one: number, other: number): boolean {
    return one === other || (this.board.teams && one % 2 === other % 2)
  }

  opponents(player: number): readonly number[] {
    return this.everyone.filter((other) => !this.isTeammate(player, other))
  }
}

import type { Run, Script } from '@parlour/script'
import type { Card } from '../facts/card'
import { COLORS, type Color, type Icon, type Splay } from '../facts/names'
import { type Visible, visibleOf } from '../facts/visible'
import type { Seat } from '../vocabulary/seat'
import { type Action, noAction } from './action'
import { type Board, type Change, type PlayerState, splayIndex } from './board'
import { cardNamed } from './library'
import { locate } from './locate'
import { type PlayerZone, type ZoneIndex, zoneOf } from './zones'

export type InnovationRun = Run<Board, Change>
/** What the engine's own verbs are: generators that ask where the rules ask. */
export type Verb<T = void> = Script<T>

/** What stacks show, by the list of their cards: a list is never altered, so what it shows stays true. */
const shown = new WeakMap<readonly string[], Partial<Record<Splay, Visible>>>()

/** What was read of a player's stacks. It stays true while the board holds the same lists. */
interface Stacks {
  readonly lists: readonly (readonly string[])[]
  readonly splays: Board['splays']
  /** Top cards in color order, and those of them that have karmas. */
  readonly tops: readonly Card[]
  readonly karmas: readonly Card[]
  /** How often each code shows on the whole board. */
  counts?: Readonly<Record<string, number>>
}

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
  /** "May" has become "must". */
  mustAll = false
  readonly #seats: Seat[] = []
  readonly #stacks: Stacks[] = []
  readonly #seatOf: (game: Game, player: number) => Seat

  constructor(run: InnovationRun, seatOf: (game: Game, player: number) => Seat) {
    this.run = run
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
    return this.#stacksOf(player).tops
  }

  /** Top cards that have karmas: mostly none, which makes looking for karmas cheap. */
  karmaTops(player: number): readonly Card[] {
    return this.#stacksOf(player).karmas
  }

  /** What the stacks of a player show now, read anew only when one of them changed. */
  #stacksOf(player: number): Stacks {
    const known = this.#stacks[player]
    const { zones, splays } = this.board
    const first = zoneOf(player, COLORS[0])
    if (known?.splays === splays && known.lists.every((list, color) => list === zones[first + color]))
      return known
    const lists = COLORS.map((_, color) => zones[first + color] ?? [])
    const tops = lists.flatMap(([top]) => (top === undefined ? [] : [cardNamed(top)]))
    const karmas = tops.filter(({ karma }) => karma.length > 0)
    return (this.#stacks[player] = { lists, splays, tops, karmas })
  }

  splay(player: number, color: Color): Splay {
    return this.board.splays[splayIndex(player, COLORS.indexOf(color))] ?? 'none'
  }

  /** What a color of a player shows, karmas apart. */
  visible(player: number, color: Color): Visible {
    const cards = this.zone(player, color)
    const splay = this.splay(player, color)
    let bySplay = shown.get(cards)
    if (bySplay === undefined) shown.set(cards, (bySplay = {}))
    // Of a stack that is not splayed only the top card shows.
    return (bySplay[splay] ??= visibleOf(
      (splay === 'none' ? cards.slice(0, 1) : cards).map((name) => cardNamed(name).icons),
      splay,
    ))
  }

  /** Visible occurrences of an icon, a flag or a fountain on the board of a player, karmas apart. */
  printedIcons(player: number, icon: Icon | ';' | ':'): number {
    const stacks = this.#stacksOf(player)
    return (stacks.counts ??= this.#countsOf(player))[icon] ?? 0
  }

  #countsOf(player: number): Readonly<Record<string, number>> {
    const sum: Record<string, number> = {}
    for (const color of COLORS) {
      const { counts } = this.visible(player, color)
      for (const code in counts) sum[code] = (sum[code] ?? 0) + (counts[code] ?? 0)
    }
    return sum
  }

  get current(): number {
    return this.board.turn.player
  }

  /** Everybody, in seat order. */
  get everyone(): readonly number[] {
    return this.board.players.map((_, seat) => seat)
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

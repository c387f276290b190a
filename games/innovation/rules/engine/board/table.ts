import type { Card } from '../../facts/card'
import { COLORS, type Color, type Icon, type Splay } from '../../facts/names'
import {
  bonusesIn,
  countOf,
  echoesOf,
  NOTHING_VISIBLE,
  shownOf,
  type VisibleIcons,
} from '../../facts/visible'
import { type Board, type PlayerState, splayIndex } from './board'
import type { Speaker } from '../language/code'
import type { AchievementCode, CardCode, Library } from '../language/language'
import { cardNamed } from './library'
import { locate, stacksOf, worthOf } from './reading'
import { type PlayerZone, type ZoneIndex, zoneOf } from './zones'

/** What the vocabulary gives for reading: the code of the texts, and players as those read them. */
export interface ReadingLanguage {
  readonly library: Library
  readerOf(table: Table, player: number): Speaker
}

/** A game as views, bots and counts read it: nothing can be done through it. */
export class Table {
  /** A karma is being executed: no other karma triggers, and queries are off (rules: innovation 25.4). */
  readonly inKarma: boolean = false
  /** Everybody, in seat order. */
  readonly everyone: readonly number[]
  readonly #source: { readonly board: Board }
  protected readonly language: ReadingLanguage
  readonly #readers: Speaker[] = []

  constructor(source: { readonly board: Board }, language: ReadingLanguage) {
    this.#source = source
    this.language = language
    this.everyone = source.board.players.map((_, seat) => seat)
  }

  get board(): Board {
    return this.#source.board
  }

  /** A player as texts read one. */
  reader(player: number): Speaker {
    return (this.#readers[player] ??= this.language.readerOf(this, player))
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

  /** The sum of the values of the cards in a zone. */
  worth(player: number, kind: PlayerZone): number {
    return worthOf(this.board, zoneOf(player, kind))
  }

  where(card: string): ZoneIndex | undefined {
    return locate(this.board, card)
  }

  top(player: number, color: Color): Card | undefined {
    const name = this.zone(player, color)[0]
    return name === undefined ? undefined : cardNamed(name)
  }

  /** What the texts of a card do. */
  codeOf(name: string): CardCode {
    const code = this.language.library.cards.get(name)
    if (code === undefined) throw new RangeError(`nobody gave the code of '${name}'`)
    return code
  }

  /** What the text of an achievement without a value does; nothing for cards. */
  achievementCode(name: string): AchievementCode {
    return this.language.library.achievements.get(name) ?? NO_CODE
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
  visible(player: number, color: Color): VisibleIcons {
    return stacksOf(this.board, player).visible[COLORS.indexOf(color)] ?? NOTHING_VISIBLE
  }

  /** Visible bonuses, descending. */
  bonuses(player: number): readonly number[] {
    const stacks = stacksOf(this.board, player)
    return (stacks.bonuses ??= bonusesIn(stacks.visible))
  }

  /** Places in a color, from the top, of the cards whose echo mark shows. */
  echoPlaces(player: number, color: Color): readonly number[] {
    if (echoesOf(this.visible(player, color)) === 0) return NO_PLACES
    const splay = this.splay(player, color)
    return this.zone(player, color).flatMap((name, place) =>
      shownOf(cardNamed(name).icons, place, splay).includes('&') ? [place] : [],
    )
  }

  /** Visible occurrences of an icon, a flag or a fountain on the board of a player, karmas apart. */
  printedIcons(player: number, icon: Icon | ';' | ':'): number {
    const { counts, visible } = stacksOf(this.board, player)
    const known = counts.get(icon)
    if (known !== undefined) return known
    let sum = 0
    for (const stack of visible) sum += countOf(stack, icon)
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

const NO_CODE: AchievementCode = {}
const NO_PLACES: readonly number[] = []

import {
  achievementsOf,
  availableCards,
  handOf,
  iconsOf,
  limitOf,
  scoreOf,
  scorePile,
} from '../engine/game/count'
import { cardNamed, cardOrNot } from '../engine/board/library'
import type { Table } from '../engine/board/table'
import { deckOf, JUNK, type PlayerZone, zoneOf } from '../engine/board/zones'
import type { Card } from '../facts/card'
import {
  type Color,
  COLORS,
  type Direction,
  type Expansion,
  HIGHEST_AGE,
  type Icon,
  type Splay,
} from '../facts/names'
import { bonusPoints, countOf, echoesOf, hexesOf, shownOf, type VisibleIcons } from '../facts/visible'
import { Cards } from './cards'

/** What a text can read of a player. Never stale, for it always reads the board. */
export class Reader {
  readonly game: Table
  readonly player: number

  constructor(game: Table, player: number) {
    this.game = game
    this.player = player
  }

  get name(): string {
    return this.game.nameOf(this.player)
  }
  get hand(): Cards {
    return new Cards(handOf(this.game, this.player), { zone: zoneOf(this.player, 'hand') })
  }
  get scorePile(): Cards {
    return new Cards(scorePile(this.game, this.player), { zone: zoneOf(this.player, 'score') })
  }
  get forecast(): Cards {
    return this.pile('forecast')
  }
  /** Secrets: the cards in the safe. */
  get secrets(): Cards {
    return this.pile('safe')
  }
  /** How many more secrets the safe has room for. */
  get roomForSecrets(): number {
    return Math.max(0, limitOf(this.game, this.player) - this.secrets.count)
  }
  /** The artifact on display. */
  get display(): Cards {
    return this.pile('artifact')
  }
  /** The valued cards of the junk. */
  get junkPile(): Cards {
    return new Cards(availableCards(this.game, JUNK), { zone: JUNK })
  }
  /** Claimed achievements that have a value. */
  get standardAchievements(): Cards {
    return this.pile('achievements')
  }
  get achievements(): number {
    return achievementsOf(this.game, this.player).total
  }
  /** Cards in the pile of claimed achievements: all that counts, but for what boards and karmas add. */
  get claimedAchievements(): number {
    return this.game.zone(this.player, 'achievements').length
  }
  get specialAchievements(): number {
    return achievementsOf(this.game, this.player).special
  }

  /** A deck, top card first; above the highest value there is none. */
  deck(value: number, set: Expansion = 'base'): Cards {
    if (value > HIGHEST_AGE) return new Cards([])
    const zone = deckOf(set, value)
    return new Cards(this.game.cards(zone).map(cardNamed), { zone, faceDown: true })
  }

  /** Every deck with cards, of the sets in play, by set and value. */
  get decks(): readonly Cards[] {
    const values = Array.from({ length: HIGHEST_AGE + 1 }, (_, value) => value)
    return this.game.board.expansions
      .flatMap((set) => values.map((value) => this.deck(value, set)))
      .filter(({ isEmpty }) => !isEmpty)
  }

  /** Points of the score, bonuses and karmas included. */
  get points(): number {
    return scoreOf(this.game, this.player)
  }
  /** Visible bonuses, descending. */
  get bonuses(): readonly number[] {
    return this.game.bonuses(this.player)
  }
  get bonusPoints(): number {
    return bonusPoints(this.bonuses)
  }

  /** Top cards, in color order. */
  get top(): Cards {
    return new Cards(this.game.tops(this.player), { onBoard: true })
  }
  topOf(color: Color): Card | undefined {
    return this.game.top(this.player, color)
  }
  bottomOf(color: Color): Card | undefined {
    return this.stack(color).last
  }
  /** A color of the board, top card first. */
  stack(color: Color): Cards {
    return this.pile(color, true)
  }
  /** All cards of the board. */
  get allOnBoard(): Cards {
    return new Cards(
      COLORS.flatMap((color) => this.stack(color).list),
      { onBoard: true },
    )
  }
  /** Cards of the board on which an icon or mark is visible. */
  showing(code: string): Cards {
    const shows = (color: Color) =>
      this.stack(color).list.filter(({ icons }, place) =>
        shownOf(icons, place, this.splayOf(color)).includes(code),
      )
    return new Cards(COLORS.flatMap(shows), { onBoard: true })
  }
  /** Colors with cards, in color order. */
  get colors(): readonly Color[] {
    return COLORS.filter((color) => this.game.zone(this.player, color).length > 0)
  }

  /** How many of an icon the board shows, karmas included. */
  icons(icon: Icon): number {
    return iconsOf(this.game, this.player, icon)
  }
  /** Colors that show an icon. */
  colorsWith(icon: Icon): readonly Color[] {
    return COLORS.filter((color) => this.countIn(color, icon) > 0)
  }
  visible(color: Color): VisibleIcons {
    return this.game.visible(this.player, color)
  }
  /** How often a color shows an icon, karmas apart. */
  countIn(color: Color, icon: Icon): number {
    return countOf(this.visible(color), icon)
  }
  hexesIn(color: Color): number {
    return hexesOf(this.visible(color))
  }
  echoesIn(color: Color): number {
    return echoesOf(this.visible(color))
  }
  splayOf(color: Color): Splay {
    return this.game.splay(this.player, color)
  }
  /** Whether a color could newly be splayed that way. */
  canSplay(color: Color, direction: Direction): boolean {
    return this.stack(color).count > 1 && this.splayOf(color) !== direction
  }
  /** Colors splayed one of these ways; without any, splayed at all. */
  splayed(...splays: readonly Splay[]): readonly Color[] {
    return COLORS.filter((color) => {
      const splay = this.splayOf(color)
      return splays.length === 0 ? splay !== 'none' : splays.includes(splay)
    })
  }

  get isEliminated(): boolean {
    return this.game.player(this.player).eliminated
  }
  /** It is this player's turn. */
  get isCurrent(): boolean {
    return this.game.current === this.player
  }
  /** The number of the turn's action, 1 or 2; 0 before the first. */
  get actionNumber(): number {
    return this.game.board.turn.action
  }
  get scoredThisTurn(): number {
    return this.game.player(this.player).scored
  }
  get tuckedThisTurn(): number {
    return this.game.player(this.player).tucked
  }

  /** Players of other teams, in seat order. */
  get opponents(): readonly this[] {
    return this.game.opponents(this.player).map((player) => this.at(player))
  }
  /** Everybody else, in seat order. */
  get others(): readonly this[] {
    return this.everyone.filter(({ player }) => player !== this.player)
  }
  /** The next player in seat order; who is out is passed over. */
  get onLeft(): this {
    return this.neighbor(this.game.after(this.player))
  }
  get onRight(): this {
    return this.neighbor(this.game.after(this.player).slice(0, -1).toReversed())
  }
  private neighbor(players: readonly number[]): this {
    return this.at(players.find((player) => !this.game.player(player).eliminated) ?? this.player)
  }
  get everyone(): readonly this[] {
    return this.game.everyone.map((player) => this.at(player))
  }

  /** "The single player with the highest ...": nobody where several tie. */
  singleHighest(count: (player: this) => number): this | undefined {
    const most = Math.max(...this.everyone.map(count))
    const [leader, ...tied] = this.everyone.filter((player) => count(player) === most)
    return tied.length === 0 ? leader : undefined
  }
  /** "The single player with the lowest ...". */
  singleLowest(count: (player: this) => number): this | undefined {
    return this.singleHighest((player) => -count(player))
  }

  /**
   * Everything of the player that is no achievement: board, hand, score pile, forecast, museum cards and
   * safe.
   */
  get allCards(): Cards {
    const piles = [this.pile('hand'), this.pile('score'), this.forecast, this.pile('museum'), this.secrets]
    return new Cards([...this.allOnBoard, ...piles.flatMap(({ list }) => list)])
  }
  /** Top cards of all boards, in seat order: "from anywhere". */
  get topCardsOfAll(): Cards {
    return new Cards(
      this.everyone.flatMap(({ top }) => top.list),
      { onBoard: true },
    )
  }

  /** Another player, in the words of this one: for a reader again a reader. */
  protected at(player: number): this {
    return this.game.reader(player) as this
  }

  protected pile(kind: PlayerZone, onBoard = false): Cards {
    const names = this.game.zone(this.player, kind).filter((name) => cardOrNot(name) !== undefined)
    const faceDown = kind === 'safe' || kind === 'achievements'
    return new Cards(names.map(cardNamed), { zone: zoneOf(this.player, kind), onBoard, faceDown })
  }
}

import type { Verb } from '@parlour/card-game'
import type { LogValue } from '@parlour/kernel'
import type { Run } from '@parlour/script'
import type { Card } from '../facts/card'
import { type GameMap, type Location, mapNamed } from '../facts/map'
import { neutralName } from '../facts/names'
import { type Owner, type Pile, WHITE } from '../facts/piece'
import type { Board, Change, PlayerState } from './board'
import { cardOf } from './library'
import { pileOf, type ZoneIndex } from './zones'

export type TyrantsRun = Run<Board, Change>

/** Who must discard, because of whose card. */
export interface PendingDiscard {
  readonly victim: number
  readonly by: number
  readonly source: string
}

/** One of the options between which a card lets its player choose. */
export interface ChosenOption {
  readonly player: number
  readonly source: string
  readonly index: number
}

/** What cards and vocabulary give the engine: what the texts do. A source is the id of a copy. */
export interface Language {
  /** Does what a card says for a player. */
  resolve(game: Game, player: number, source: string): Verb
  /** What a card says to being discarded because of an opponent's card; undefined where it says nothing. */
  whenDiscarded(game: Game, card: string, forced: PendingDiscard): Verb | undefined
  /** What one option of a card does; undefined where there is no such option. */
  optionOf(game: Game, option: ChosenOption): Verb | undefined
}

/** One step of a game while it runs: the board through its one door. */
export class Game {
  readonly run: TyrantsRun
  readonly map: GameMap
  /** Everybody, in seat order. */
  readonly everyone: readonly number[]
  readonly language: Language

  constructor(run: TyrantsRun, language: Language) {
    this.run = run
    this.language = language
    this.map = mapNamed(run.board.map)
    this.everyone = run.board.players.map((_, seat) => seat)
  }

  get board(): Board {
    return this.run.board
  }
  get current(): number {
    return this.board.turn.player
  }

  player(player: number): PlayerState {
    const found = this.board.players[player]
    if (found === undefined) throw new RangeError(`there is no seat ${player}`)
    return found
  }
  nameOf(player: number): string {
    return this.player(player).name
  }
  ownerName(owner: Owner): string {
    return owner === WHITE ? neutralName(this.board.players) : this.nameOf(owner)
  }

  cards(zone: ZoneIndex): readonly string[] {
    return this.board.zones[zone] ?? []
  }
  pile(player: number, pile: Pile): readonly string[] {
    return this.cards(pileOf(player, pile))
  }
  card(id: string): Card {
    return cardOf(this.board, id)
  }
  /** The zone that a card is in. */
  where(id: string): ZoneIndex {
    const zone = this.board.zones.findIndex((cards) => cards.includes(id))
    if (zone < 0) throw new RangeError(`'${id}' is nowhere`)
    return zone
  }

  place(at: number): Location {
    const place = this.map.locations[at]
    if (place === undefined) throw new RangeError(`there is no location ${at}`)
    return place
  }
  troopsAt(at: number): readonly Owner[] {
    return this.board.ground.troops[at] ?? []
  }
  spiesAt(at: number): readonly number[] {
    return this.board.ground.spies[at] ?? []
  }
  hasSpace(at: number): boolean {
    return this.troopsAt(at).length < this.place(at).spaces
  }
  hasPresence(player: number, at: number): boolean {
    return (this.board.ground.presence[player]?.[at] ?? 0) > 0
  }

  /** All others, in seat order. */
  opponents(player: number): readonly number[] {
    return this.everyone.filter((other) => other !== player)
  }
  /** All others, in the order of their turns after a player's. */
  following(player: number): readonly number[] {
    const { length } = this.everyone
    return this.opponents(player).toSorted(
      (one, other) => ((one - player + length) % length) - ((other - player + length) % length),
    )
  }

  /** Logs something that a player does. */
  say(player: number, what: string, values: Readonly<Record<string, LogValue>> = {}): void {
    this.run.log(`{player} ${what}`, { player: this.nameOf(player), ...values })
  }
  /** How the log names a card that all see. */
  cardArg(id: string): LogValue {
    const { name } = this.card(id)
    return { value: name, cardId: name }
  }
}

import type { GameSettings, Outcome, RandomState } from '@parlour/kernel'
import type { ScriptState } from '@parlour/script'
import type { HexOptions } from '../facts/map-options'
import type { AnyMap } from '../facts/map'
import type { MapData } from '../facts/map-data'
import type { Aspect, Color, HalfDeck, MapName } from '../facts/names'
import type { Owner } from '../facts/piece'
import type { ConnectedLayout } from '../facts/turning'
import type { ZoneIndex } from './zones'

export interface TyrantsSettings extends GameSettings {
  readonly expansions: readonly string[]
  readonly map: MapName | 'own' | 'hex'
  /** The map itself, where a player made it: what becomes of the saved one does not matter. */
  readonly ownMap?: MapData
  /** What a hex map is made of. */
  readonly hex?: HexOptions
  readonly menzoExtraNeutral: boolean
  /** Players choose their colors; otherwise they get them in order. */
  readonly chooseColors: boolean
  /** The changed wordings of cards. */
  readonly houseCards?: boolean
  readonly randomizeExpansions?: boolean
  /** False: seats as listed. */
  readonly shuffleSeats?: boolean
}

/** Something to be done at the end of the turn. A source is the id of the card that asked for it. */
export type Later =
  | { readonly kind: 'discards'; readonly source: string }
  | { readonly kind: 'promote-aspect'; readonly aspect: Aspect }
  | { readonly kind: 'promote-race'; readonly race: string }
  | { readonly kind: 'promote'; readonly source: string; readonly optional: boolean }
  | { readonly kind: 'points-per-inner-circle'; readonly every: number }

/** Where the game stands. */
export interface Turn {
  readonly phase: 'tiles' | 'setup' | 'start' | 'actions' | 'end'
  readonly player: number
  /** Turns that were taken. */
  readonly taken: number
  /** What the end of this turn brings, in the order in which it was asked for. */
  readonly later: readonly Later[]
  /** Locations whose markers have paid influence in this turn. */
  readonly paid: readonly number[]
  /** The newest devoured card is for sale. */
  readonly devouredOpen: boolean
  /** The end of the game was triggered: the round is played to its end. */
  readonly ending: boolean
  /** A gem was taken in this turn. */
  readonly gemTaken?: true
}

/**
 * What is kept of a player beside the zones. What can be counted on the map is kept up to date by the door
 * for change.
 */
export interface PlayerState {
  readonly name: string
  readonly color?: Color
  readonly power: number
  readonly influence: number
  /** Victory points gained in play. */
  readonly points: number
  /** Cards fewer at the next refill of the hand. */
  readonly reduceDraw: number
  /** In the barracks. */
  readonly troops: number
  readonly spies: number
  /** Troops in the trophy hall by owner: white ones first, then by seat. */
  readonly trophies: readonly number[]
  readonly troopsOnMap: number
  readonly spiesOnMap: number
  /** Sites under control and their points; how many are under total control; markers held. */
  readonly sites: number
  readonly sitePoints: number
  readonly totalSites: number
  readonly markers: number
  /** Points of the cards outside and inside of the inner circle. */
  readonly deckPoints: number
  readonly innerPoints: number
  /** Only on maps with gems. */
  readonly gems?: number
}

/** What stands on the map, by number of the location. */
export interface Ground {
  /** Owners of the troops, in the order in which they came. */
  readonly troops: readonly (readonly Owner[])[]
  /** Seats that have a spy there. */
  readonly spies: readonly (readonly number[])[]
  /** Per seat: how many of its troops and spies give presence at each location. */
  readonly presence: readonly (readonly number[])[]
  /** The seat that controls a site; -1 where nobody does. */
  readonly control: readonly number[]
  /** Whether that control is total. */
  readonly total: readonly boolean[]
}

/** What chance decided in the setup. */
interface Setup {
  readonly shuffled: boolean
  readonly rolled: boolean
  /** The tiles fell apart: they were dealt again so often, or turned. */
  readonly mended?: Omit<ConnectedLayout, 'layout'>
}

/**
 * The whole truth of a game of Tyrants: plain JSON, replaced and never altered. Zones by the numbers of
 * `zones.ts`.
 */
export interface Board {
  readonly random: RandomState
  readonly map: AnyMap
  readonly halfDecks: readonly HalfDeck[]
  readonly houseCards: boolean
  readonly chooseColors: boolean
  readonly players: readonly PlayerState[]
  /** Ids of cards, top first. */
  readonly zones: readonly (readonly string[])[]
  readonly ground: Ground
  /** White troops in the bank. */
  readonly bank: number
  readonly turn: Turn
  readonly outcome?: Outcome
  /** What chance decided in the setup, to be told as the game begins. */
  readonly setup?: Setup
  /** The seat that may turn the tiles of a hex map; the one after it begins. */
  readonly setter?: number
  /** Numbers of the locations where gems lie; only on maps with gems. */
  readonly gems?: readonly number[]
}

/**
 * Where a troop that is deployed comes from: its owner's barracks or the bank, or the trophy hall of a seat.
 */
export type Source = 'supply' | number

/** Everything that can happen to a board. */
export type Change =
  | { readonly kind: 'deployed'; readonly owner: Owner; readonly at: number; readonly from: Source }
  | { readonly kind: 'assassinated'; readonly owner: Owner; readonly at: number; readonly by: number }
  | { readonly kind: 'supplanted'; readonly owner: Owner; readonly at: number; readonly by: number }
  | { readonly kind: 'moved-troop'; readonly owner: Owner; readonly from: number; readonly to: number }
  | { readonly kind: 'returned-troop'; readonly owner: Owner; readonly at: number }
  | { readonly kind: 'placed-spy'; readonly seat: number; readonly at: number }
  | { readonly kind: 'returned-spy'; readonly seat: number; readonly at: number }
  /** A card comes to the bottom of a zone. */
  | {
      readonly kind: 'moved'
      readonly card: string
      readonly from: ZoneIndex
      readonly to: ZoneIndex
    }
  /** The discard pile becomes the deck, in this order. */
  | { readonly kind: 'reshuffled'; readonly seat: number; readonly cards: readonly string[] }
  | { readonly kind: 'gained'; readonly seat: number; readonly what: Counter; readonly by: number }
  | { readonly kind: 'colored'; readonly seat: number; readonly color: Color }
  | { readonly kind: 'turned'; readonly turn: Turn }
  | { readonly kind: 'over'; readonly outcome: Outcome }
  /** A map takes the place of another before anything but white troops stands on it. */
  | { readonly kind: 'laid'; readonly map: MapData }
  | { readonly kind: 'took-gem'; readonly seat: number; readonly at: number }
  | { readonly kind: 'spent-gem'; readonly seat: number }

/** Changes of what stands on the map. */
export type PieceChange = Extract<
  Change,
  { readonly owner: Owner } | { readonly kind: 'placed-spy' | 'returned-spy' }
>

export type Counter = 'power' | 'influence' | 'points' | 'reduceDraw'

export type TyrantsState = ScriptState<Board, Change, TyrantsSettings>

/** Something that is being made and that nobody else holds yet. */
export type UnderConstruction<Made> = { -readonly [Part in keyof Made]: Made[Part] }

/**
 * A new board that shares all parts with another. Written out, since every object that a spread begins gets a
 * hidden class of its own in V8, and whatever reads boards of ever new classes is slow.
 */
export function copyOfBoard(board: Board): UnderConstruction<Board> {
  const { outcome, setup, setter, gems } = board
  const copy: UnderConstruction<Board> = {
    random: board.random,
    map: board.map,
    halfDecks: board.halfDecks,
    houseCards: board.houseCards,
    chooseColors: board.chooseColors,
    players: board.players,
    zones: board.zones,
    ground: board.ground,
    bank: board.bank,
    turn: board.turn,
  }
  if (outcome !== undefined) copy.outcome = outcome
  if (setup !== undefined) copy.setup = setup
  if (setter !== undefined) copy.setter = setter
  if (gems !== undefined) copy.gems = gems
  return copy
}

/** A player as another one is; written out for the same reason. */
export function copyOfPlayer(player: PlayerState): UnderConstruction<PlayerState> {
  const { color, gems } = player
  const copy: UnderConstruction<PlayerState> = {
    name: player.name,
    power: player.power,
    influence: player.influence,
    points: player.points,
    reduceDraw: player.reduceDraw,
    troops: player.troops,
    spies: player.spies,
    trophies: player.trophies,
    troopsOnMap: player.troopsOnMap,
    spiesOnMap: player.spiesOnMap,
    sites: player.sites,
    sitePoints: player.sitePoints,
    totalSites: player.totalSites,
    markers: player.markers,
    deckPoints: player.deckPoints,
    innerPoints: player.innerPoints,
  }
  if (color !== undefined) copy.color = color
  if (gems !== undefined) copy.gems = gems
  return copy
}

/** The board with some of its parts replaced; it shares all others. */
export const boardWith = (board: Board, parts: Partial<Board>): Board =>
  Object.assign(copyOfBoard(board), parts)

/** A player with some parts replaced. */
export const playerWith = (player: PlayerState, parts: Partial<PlayerState>): PlayerState =>
  Object.assign(copyOfPlayer(player), parts)

/** The turn with some parts replaced. */
export function turnWith(turn: Turn, parts: Partial<Turn>): Turn {
  const { gemTaken = turn.gemTaken } = parts
  const after: UnderConstruction<Turn> = {
    phase: parts.phase ?? turn.phase,
    player: parts.player ?? turn.player,
    taken: parts.taken ?? turn.taken,
    later: parts.later ?? turn.later,
    paid: parts.paid ?? turn.paid,
    devouredOpen: parts.devouredOpen ?? turn.devouredOpen,
    ending: parts.ending ?? turn.ending,
  }
  if (gemTaken !== undefined) after.gemTaken = gemTaken
  return after
}

/**
 * The seat that places the first troop and has the first turn: after the map setter, or else the first
 * (rules: tyrants 15.5).
 */
export const firstSeat = ({ setter, players }: Pick<Board, 'setter' | 'players'>): number =>
  setter === undefined ? 0 : (setter + 1) % players.length

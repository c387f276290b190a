import type { GameSettings, GameState, JsonObject, RandomState, Seat } from '@parlour/kernel'
import type { WayName } from './facts/ways'

/**
 * A card in a pack. `id` is unique in the draft; `_id` points to the card record, whose present text is
 * always looked up.
 */
export interface PackCard {
  readonly id: string
  readonly name: string
  readonly _id: string
  /** For bots: draft quality from 0 to 5, and color letters. */
  readonly rating?: number
  readonly colors?: string
}

/** The copy of a cube's scar that a draft works with. */
export interface DraftScar {
  readonly id: string
  readonly text: string
}

export interface DraftSeat extends Seat {
  /** The deck that receives the picks. */
  readonly deckId?: string
}

export interface DraftSettings extends GameSettings {
  readonly game: 'Cube Draft' | 'Set Draft'
  readonly players: readonly DraftSeat[]
  /** The way to draft; a booster draft where it is absent. */
  readonly way?: WayName
  readonly numPacks: number
  readonly packSize: number
  /** Rounds from 1 in which a scar is applied. Always empty in a Set Draft. */
  readonly scarRounds: readonly number[]
  readonly cubeId?: string
  readonly cubeName?: string
  readonly set?: { readonly name: string; readonly code: string; readonly set_type: string }
  /** How the packs of a set were made, and where that is not as printed. */
  readonly packNote?: string
  /** How many cards a drafter takes from a pack before it is passed on; one where it is absent. */
  readonly cardsPerPick?: number
  /** Dealt in seat order: the first numPacks packs to seat one, and so on. Secret. */
  readonly packs: readonly (readonly PackCard[])[]
  /** Secret. */
  readonly scars: readonly DraftScar[]
  /** False: seats and scars as listed (scenarios). */
  readonly shuffleSeats?: boolean
  readonly linkedGames?: readonly string[]
}

/**
 * How many cards were gone from a pack at a seat's first and latest look at it. With the order of going, all
 * the seat knows.
 */
export type Look = readonly [first: number, latest: number]

/** Where a pack is. Card ids only: what a card is stands in the settings. */
export interface PackState {
  readonly id: string
  /** Its place in the settings' and the state's list of packs. */
  readonly place: number
  readonly owner: string
  /** Round from 0. */
  readonly index: number
  /** The seat that holds it, opened or not; null when empty. */
  readonly waiting: string | null
  readonly cards: readonly string[]
  /** Scar ids of a pack of a scar round. */
  readonly scars?: readonly string[]
  /** Cards drafted from it, first to last. */
  readonly gone: readonly string[]
  /** In seat order: what each seat, by drafting from it, knows of this pack. */
  readonly seen: readonly (Look | null)[]
  /** Present once its owner applied one of its scars, with the changed card. */
  readonly scarred?: AppliedScar
}

/**
 * A scar on a card of this draft. The stored card changes when the draft is over: until then only those who
 * have seen the pack learn of it, by their views.
 */
export interface AppliedScar extends ScarredCard {
  readonly scarId: string
  /** The card's id in the draft. */
  readonly cardId: string
  /** The name of the seat that applied it. */
  readonly by: string
  readonly comment?: string
}

/** The data of a card before and after a scar, each a `CardData` of mtg-cards. */
export interface ScarredCard {
  readonly before: JsonObject
  readonly card: JsonObject
}

export interface DrafterState {
  readonly name: string
  readonly picked: readonly string[]
  readonly round: number
  /** Places of packs, front first. */
  readonly waitingPacks: readonly number[]
  readonly nextRoundPacks: readonly number[]
  readonly unopenedPacks: readonly number[]
  readonly scarredRounds: readonly number[]
  readonly scarredCardId: string | null
  /** How many steps of the way to draft are done, where they do not come again with each pack. */
  readonly done?: number
}

export interface DraftState extends GameState<DraftSettings> {
  readonly random: RandomState
  /** In seat order. */
  readonly drafters: readonly DrafterState[]
  /** In the order they were dealt. */
  readonly packs: readonly PackState[]
}

/** What everybody at the table may know of a seat. */
export interface SeatView {
  readonly _id: string
  readonly name: string
  readonly bot?: string
  readonly picks: number
  /** Round from 0. */
  readonly round: number
  /** How many steps of the way to draft are done, where they do not come again with each pack. */
  readonly done?: number
}

/**
 * A pack as one seat knows it: the cards seen at the first look, and what became of them, as far as that seat
 * knows.
 */
export interface KnownPack {
  readonly id: string
  readonly owner: string
  readonly index: number
  readonly cards: readonly (PackCard & { readonly gone?: 'yours' | 'taken' })[]
}

export interface DraftView {
  readonly kind: 'cube' | 'set'
  /** The way to draft; a booster draft where it is absent. */
  readonly way?: WayName
  readonly numPacks: number
  readonly packSize: number
  readonly scarRounds: readonly number[]
  readonly cubeId?: string
  readonly cubeName?: string
  readonly set?: { readonly name: string; readonly code: string; readonly set_type: string }
  /** How many cards are taken from a pack before it is passed on, where that is more than one. */
  readonly cardsPerPick?: number
  readonly initializationComplete: boolean
  /** In seat order. */
  readonly seats: readonly SeatView[]
  /** Round and holder of every pack; nothing of what is in it. No holder: not opened yet, or empty. */
  readonly packs: readonly { readonly index: number; readonly waiting: string | null }[]
  /** Absent for spectators. */
  readonly you?: OwnView
  /** While the draft runs: the scarred cards in packs that the viewer has seen, by the id of their record. */
  readonly scarred?: Readonly<Record<string, ScarredCard>>
  /** After the end: everybody's picks in order, each with the pack it came from. */
  readonly picks?: Readonly<Record<string, readonly (PackCard & { readonly pack: string })[]>>
}

export interface OwnView {
  readonly name: string
  readonly deckId?: string
  readonly picked: readonly PackCard[]
  /** The front pack, when this seat may act on it; what is left in it stands among the known packs. */
  readonly pack?: { readonly id: string; readonly index: number }
  /** While a scar is to be applied: the pair to choose from. */
  readonly scars?: readonly DraftScar[]
  /** May not be drafted with the next pick. */
  readonly scarredCardId?: string
  /** How many packs queue behind the front one. */
  readonly queued: number
  readonly known: readonly KnownPack[]
}

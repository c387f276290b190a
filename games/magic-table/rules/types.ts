import type { Difference, GameSettings, GameState, Proposal, RandomState, Seat } from '@parlour/kernel'
import type { CardData } from '@parlour/mtg-cards'
import type { Format } from './facts/formats'
import type { Phase } from './facts/phases'
import type { ZoneName } from './facts/zones'

/** A seat; `deckId` is the deck that the player drafted in the linked draft. */
export interface TableSeat extends Seat {
  readonly deckId?: string
}

export interface TableSettings extends GameSettings {
  readonly players: readonly TableSeat[]
  readonly format: Format
  readonly linkedDraftId?: string
  /** Teams by the name of the player; whoever is not named plays alone. */
  readonly teams?: Readonly<Record<string, string>>
  /**
   * False: seven cards are dealt to everybody, and they are asked whether they keep them. Absent in games
   * from before there was that choice, which were dealt by hand.
   */
  readonly dealByHand?: boolean
  /** False: seats as listed (scenarios). */
  readonly shuffleSeats?: boolean
}

/** A card as the database had it when it came to the table. */
export type TableRecord = {
  readonly _id: string
  readonly source: 'scryfall' | 'custom' | 'adhoc_token'
  readonly data: CardData
  readonly scarred?: true
}

/** The cards of a deck, in the order of its lists. */
export type DeckCards = {
  readonly main: readonly TableRecord[]
  readonly side: readonly TableRecord[]
  readonly command: readonly TableRecord[]
}

/** The copy of a deck that its player takes to the table. */
export type ChosenDeck = { readonly deckId: string; readonly cards: DeckCards }

/** The players who keep their opening hands, each with the ids of the cards for the bottom. */
export type OpeningHands = Readonly<Record<string, readonly string[]>>

/** What a card aims at: another card, by its id, or a player. */
export type Target = { readonly card: string } | { readonly player: string }

/** What lies on a card, and how it lies. */
export type CardMarks = {
  readonly tapped: boolean
  readonly morph: boolean
  readonly secret: boolean
  /** The untap phase leaves it as it is. */
  readonly noUntap: boolean
  /** The index of the active face. */
  readonly face: number
  readonly annotation: string
  /** Goes at the end of the turn. */
  readonly annotationEOT: string
  /** Stays wherever the card goes. */
  readonly annotationPerpetual: string
  readonly counters: Readonly<Record<string, number>>
  readonly trackers: Readonly<Record<string, number>>
  /** In the order in which they were named. */
  readonly targets: readonly Target[]
}

export type TableCard = CardMarks & {
  /** Stays with the card, and never leaves the server. */
  readonly id: string
  /** What browsers call it until it moves. */
  readonly handle: string
  /** The key of its record. */
  readonly record: string
  readonly owner: string
  /** In seat order. */
  readonly knownTo: readonly string[]
  readonly token: boolean
  /** Did not come with a deck. */
  readonly made: boolean
  /** Stands for an effect of its record's card on the stack. */
  readonly effect: boolean
  /** Ids of the host, and of what is attached. */
  readonly attachedTo: string | null
  readonly attached: readonly string[]
  /**
   * How many handles there were when it came into play, or anywhere else from another zone: what came later
   * has more.
   */
  readonly came: number
}

export type Zones = Readonly<Record<ZoneName, readonly TableCard[]>>

export type PlayerState = {
  readonly name: string
  readonly team: string
  readonly eliminated: boolean
  readonly counters: Readonly<Record<string, number>>
  readonly commanderDamage: Readonly<Record<string, number>>
  readonly mulligans: number
  readonly toPutBack: number
  readonly zones: Zones
}

/** How the game ended. A draw has no winners. */
export type TableOutcome = { readonly winners: readonly string[]; readonly reason: string }

/** What lies on the table: all that can be taken back. */
export type Board = {
  readonly phase: Phase
  /** From 1. */
  readonly turn: number
  /** How many handles there were when the turn began. */
  readonly turnBegan: number
  readonly turnPlayer: string
  readonly priority: string
  /** In seat order. */
  readonly players: readonly PlayerState[]
  readonly monarch: string | null
  readonly initiative: string | null
  readonly drawOffers: readonly string[]
  readonly outcome: TableOutcome | null
}

/** Why a step is not simply taken back: it showed a card, chance decided, or it never is. */
export type Bar = 'none' | 'shown' | 'chance' | 'never'

/** A step that can be taken back, or done again: the difference from the present board to the other. */
export type HistoryStep = {
  readonly change: Difference | null
  readonly bar: Bar
  /** A player's own word: that they concede, or offer a draw. Nobody says it again for them. */
  readonly isWord?: true
}

/** Somebody wants to take the last step back; `made` is the step in which they asked. */
export type TableUndoWish = Proposal & { readonly made: number }

/** A place, as the news of a step names it. */
export type NewsPlace = { readonly player: string; readonly zone: ZoneName }

/**
 * What happened in a step, with cards by id, as they are afterwards. `linked`: who may know that it is the
 * card of before.
 */
export type TableNews =
  | {
      readonly kind: 'moved'
      readonly id: string
      readonly from: NewsPlace
      readonly to: NewsPlace
      readonly was: string
      readonly linked: readonly string[]
    }
  | { readonly kind: 'made'; readonly id: string; readonly to: NewsPlace }
  | { readonly kind: 'ceased'; readonly from: NewsPlace; readonly was: string }
  | { readonly kind: 'shuffled'; readonly zone: NewsPlace }
  | { readonly kind: 'shown'; readonly id: string }
  | { readonly kind: 'rolled'; readonly by: string; readonly faces: number; readonly result: number }

export interface TableState extends GameState<TableSettings> {
  readonly random: RandomState
  /** Results that chance gives first (scenarios). */
  readonly dice: readonly number[]
  /** Cards and handles made so far: neither is ever given twice. */
  readonly cardsMade: number
  readonly handlesMade: number
  readonly records: Readonly<Record<string, TableRecord>>
  /** The pre-game: the decks chosen so far, by player. Null once the game has begun. */
  readonly chosen: Readonly<Record<string, ChosenDeck>> | null
  /**
   * While opening hands are kept or not: who keeps theirs, with the ids of the cards that they put on the
   * bottom, in that order. Absent otherwise.
   */
  readonly openingHands?: OpeningHands
  readonly board: Board
  /**
   * The latest steps, oldest first, as far as they are kept, and those that were taken back, the next one
   * last.
   */
  readonly past: readonly HistoryStep[]
  readonly future: readonly HistoryStep[]
  readonly undoWish: TableUndoWish | null
  /** After the end: who has shown all their cards. */
  readonly shown: readonly string[]
  /** Counts every change. */
  readonly step: number
  readonly news: readonly TableNews[]
}

import type { TableRecord } from './types'
import type { Format } from './facts/formats'
import type { Phase } from './facts/phases'
import type { ZoneId, ZoneName } from './facts/zones'

/**
 * The address of a card as actions name it. It changes whenever the card changes its zone, and with every
 * shuffle.
 */
export type Handle = string

/** Which record of `TableView.records` a card is. */
export type RecordKey = string

/** Numbers by name. */
export type Counters = Readonly<Record<string, number>>

/** What a card aims at. */
export type TargetView = { readonly card: Handle } | { readonly player: string }

/**
 * What lies on a card for everybody to see. What has its ordinary value is left out: `tapped` is there only
 * when true.
 */
interface CardMarks {
  readonly handle: Handle
  /** The owner, where that is not the player of the zone. */
  readonly owner?: string
  readonly tapped?: true
  readonly noUntap?: true
  /** Ceases to exist where tokens cannot lie. */
  readonly token?: true
  readonly morph?: true
  readonly secret?: true
  readonly annotation?: string
  readonly annotationEOT?: string
  readonly annotationPerpetual?: string
  /** Every counter that the card has, zeros too; but `+1/+1` at zero, which every card has, is left out. */
  readonly counters?: Counters
  readonly trackers?: Counters
  /** The host, and what is attached to this card, in order. */
  readonly attachedTo?: Handle
  readonly attached?: readonly Handle[]
  readonly targets?: readonly TargetView[]
  /** It came into play in this turn. */
  readonly isNew?: true
}

/** A card that the viewer knows. */
export interface KnownCard extends CardMarks {
  readonly record: RecordKey
  /** The index of the active face; left out for the first. */
  readonly face?: number
  /** Who knows it, in seat order, where that is not everybody. */
  readonly knownTo?: readonly string[]
  /** Made by `stack effect`: the effect of the card of this record. */
  readonly effect?: true
}

/**
 * A card that the viewer does not know. `hidden` is how it shows: as `secret`, `morph` or `hidden`, tested in
 * this order.
 */
export interface HiddenCard extends CardMarks {
  readonly hidden: 'secret' | 'morph' | 'hidden'
}

export type CardView = KnownCard | HiddenCard

/** A zone as a viewer sees it. */
export interface ZoneView {
  readonly count: number
  /**
   * All its cards, the first on top; for a library, what is seen from the top: the run of known cards, or one
   * hidden card; for another player's sideboard, those that are known.
   */
  readonly cards: readonly CardView[]
  /**
   * For a library: what is seen from the bottom likewise, the last card last; empty when `cards` is the whole
   * library.
   */
  readonly bottom?: readonly CardView[]
}

/** A player as everybody sees them, and their zones as the viewer does. */
export interface SeatView {
  readonly _id: string
  readonly name: string
  readonly bot?: string
  readonly team: string
  readonly eliminated: boolean
  readonly counters: Counters
  /** Damage by the commanders of other players, by the name of their player. */
  readonly commanderDamage: Counters
  readonly mulligans: number
  /** How many cards are still to be put back for mulligans. */
  readonly toPutBack: number
  /** In the pre-game, whether the player has chosen a deck; true afterwards. */
  readonly ready: boolean
  /** For the viewer's own seat: the deck that was chosen, or that of the linked draft. */
  readonly deckId?: string
  readonly zones: Readonly<Record<ZoneName, ZoneView>>
}

/** Somebody wants to take the last action back, and the others are asked. */
export interface UndoAsked {
  readonly by: string
  /** Who has not answered yet, in seat order. */
  readonly waitingFor: readonly string[]
  /** How many cards were shown, and whether chance decided: why the others are asked. */
  readonly because: 'shown' | 'chance'
}

/**
 * One thing that visibly happened in the last step, for animation. `card` is its handle now, where the viewer
 * sees the card; `was` the handle before, where the viewer may know that it is the same card.
 */
export type NewsItem =
  | {
      readonly kind: 'moved'
      readonly from: ZoneId
      readonly to: ZoneId
      readonly card?: Handle
      readonly was?: Handle
    }
  | { readonly kind: 'made'; readonly to: ZoneId; readonly card: Handle }
  | { readonly kind: 'ceased'; readonly from: ZoneId; readonly was: Handle }
  | { readonly kind: 'shuffled'; readonly zone: ZoneId }
  | { readonly kind: 'shown'; readonly card: Handle }
  | { readonly kind: 'rolled'; readonly by: string; readonly faces: number; readonly result: number }

/** What one viewer may know of the table. */
export interface TableView {
  readonly stage: 'pre-game' | 'playing' | 'over'
  readonly format: Format
  readonly linkedDraftId?: string
  /** The viewer's seat; absent for spectators. */
  readonly you?: string
  /** While opening hands are kept or not: who keeps theirs, in seat order. */
  readonly keepers?: readonly string[]
  readonly phase: Phase
  /** Counts the turns of the game, from 1. */
  readonly turn: number
  /** Whose turn it is, and who has priority; meaningless in the pre-game. */
  readonly turnPlayer: string
  readonly priority: string
  /** In seat order. */
  readonly seats: readonly SeatView[]
  /** The records of all cards that the viewer knows now. */
  readonly records: Readonly<Record<RecordKey, TableRecord>>
  /** The cards on all stacks, the last that came on one of them first. */
  readonly stack: readonly Handle[]
  readonly monarch?: string
  readonly initiative?: string
  /** Who has offered a draw, in seat order. */
  readonly drawOffers: readonly string[]
  readonly undoAsked?: UndoAsked
  readonly canRedo: boolean
  /** What the last step did. `step` grows with every step, so the same news is not shown twice. */
  readonly news: { readonly step: number; readonly items: readonly NewsItem[] }
}

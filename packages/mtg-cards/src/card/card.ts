/** The card record as it is stored and sent: nothing at the root that can be computed from the faces. */

export const COLOR_LETTERS = ['w', 'u', 'b', 'r', 'g'] as const
export type ColorLetter = (typeof COLOR_LETTERS)[number]
/** What the colors are called. */
export const COLOR_WORDS = {
  w: 'white',
  u: 'blue',
  b: 'black',
  r: 'red',
  g: 'green',
} as const satisfies Readonly<Record<ColorLetter, string>>
/** A color, or `c` for colorless mana. */
export type ManaLetter = ColorLetter | 'c'

export type CardSource = 'scryfall' | 'custom'
export type Rarity = 'common' | 'uncommon' | 'rare' | 'mythic' | 'special' | 'bonus'
export const RARITIES: readonly Rarity[] = ['common', 'uncommon', 'rare', 'mythic', 'special', 'bonus']

/**
 * One face. Texts are empty when they do not apply. The face's own name stands as `CARD_NAME` in the rules
 * text of custom cards.
 */
export interface CardFace {
  readonly name: string
  readonly mana_cost: string
  readonly type_line: string
  readonly oracle_text: string
  readonly flavor_text: string
  readonly power: string
  readonly toughness: string
  readonly loyalty: string
  readonly defense: string
  readonly artist: string
  /** Address of the art crop, `https` only, or empty. */
  readonly image_uri: string
  readonly color_indicator: readonly ColorLetter[]
  readonly produced_mana: readonly ManaLetter[]
}

/** Where a custom card was copied from. */
export interface CardOrigin {
  /** The provider's id of it. Absent where a look-up left it out. */
  readonly id?: string
  readonly set: string
  readonly collector_number: string
  /** Formats in which that card may be played now: looked up for whoever asks, never stored. */
  readonly legal?: readonly string[]
}

/** A token that a card makes, as the provider lists it. */
export interface CardToken {
  readonly name: string
  readonly type_line: string
}

export interface CardData {
  readonly card_faces: readonly CardFace[]
  readonly layout: string
  readonly rarity: Rarity
  /** Absent on custom cards. */
  readonly set?: string
  /** A string: `12`, `281s`, `1★`. Absent on custom cards. */
  readonly collector_number?: string
  readonly digital: boolean
  /** Whether this printing comes in boosters, where the provider tells. Absent on custom cards. */
  readonly booster?: boolean
  /** The card had been printed before. */
  readonly reprint?: boolean
  /** Its number in Magic Online. */
  readonly mtgo_id?: number
  /**
   * The year of the printing, or of the one it was copied from; absent where the provider did not state it.
   */
  readonly year?: number
  /** Tokens that it makes, where the provider lists any. */
  readonly tokens?: readonly CardToken[]
  /** Formats in which the card is legal. */
  readonly legal: readonly string[]
  readonly restricted?: readonly string[]
  /** Mana value as the provider states it, where it cannot be computed from the faces (meld results). */
  readonly cmc?: number
  readonly origin?: CardOrigin
}

export type FaceField = keyof CardFace
export type RootField = 'layout' | 'rarity'

/** One difference between two versions of a card (rules: cards 5.1). */
export interface CardDifference {
  readonly type: 'root_field' | 'face_field' | 'face_added' | 'face_removed'
  readonly faceIndex?: number
  readonly field?: string
  readonly oldValue?: string | readonly string[]
  readonly newValue?: string | readonly string[]
  readonly summary: string
}

/** One saved edit of a custom card: who changed what, when and why. */
export interface CardChange {
  readonly type: 'creation' | 'update'
  readonly summary: string
  readonly changes: readonly CardDifference[]
  readonly facesAdded: number
  readonly facesRemoved: number
  readonly fieldsChanged: number
  readonly date: string
  readonly userId: string
  readonly comment: string
}

export interface Card {
  readonly _id: string
  readonly source: CardSource
  readonly data: CardData
  /** Custom cards only: the cube that owns the copy. */
  readonly cubeId?: string
  /** Custom cards only, oldest first. */
  readonly changes?: readonly CardChange[]
  /** Custom cards only: true once removed from the cube; the record stays for old decks and drafts. */
  readonly deactivated?: boolean
  /** Custom cards only: grows with every save. */
  readonly rev?: number
}

export const DECK_ZONES = ['main', 'side', 'command'] as const
export type DeckZone = (typeof DECK_ZONES)[number]
export type CardIdsByZone = Readonly<Record<DeckZone, readonly string[]>>

/** Returns the ids of all cards of a deck, a copy each, zone by zone. */
export const cardIdsIn = (zones: CardIdsByZone): readonly string[] =>
  DECK_ZONES.flatMap((zone) => zones[zone])

export const DECK_FORMATS = [
  'custom',
  'draft',
  'standard',
  'modern',
  'legacy',
  'commander',
  'pioneer',
  'vintage',
  'pauper',
  'brawl',
  'historic',
] as const
export type DeckFormat = (typeof DECK_FORMATS)[number]

/** A set of printed cards, as the set picker lists it. */
export interface CardSet {
  readonly code: string
  readonly name: string
  readonly set_type: string
  readonly released_at: string
}

/** A scar in a cube's list. It has been used exactly when `appliedAt` is set. */
export interface Scar {
  readonly id: string
  readonly text: string
  readonly createdAt: string
  readonly createdBy: string
  readonly appliedTo: string | null
  readonly appliedBy: string | null
  readonly appliedAt: string | null
  /** Grows with every change of its text. */
  readonly rev: number
}

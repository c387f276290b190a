import type { Trait } from './traits'

/** `special` is the rarity of the reprints that some sets have on a sheet of their own. */
export type BoosterRarity = 'common' | 'uncommon' | 'rare' | 'mythic' | 'special'

export type RarityShares = Readonly<Partial<Record<BoosterRarity, number>>>

/** Cards that a slot draws from. Basic lands are on a sheet only when it asks for them. */
export interface Sheet {
  /**
   * How likely each rarity is on this sheet, in relation to the others; all its cards of one rarity are
   * equally likely. `even`: all its cards are, whatever their rarity.
   */
  readonly rarities: RarityShares | 'even'
  /**
   * Rares and mythics in the relation in which sheets are printed: each rare twice as often as each mythic.
   */
  readonly printedMythics?: true
  /** Codes of the sets whose cards are on this sheet, in place of the drafted set's own. */
  readonly from?: readonly string[]
  readonly only?: Trait
  readonly without?: readonly Trait[]
  /** At least one card of each color, where the pool allows it, no card more often than another. */
  readonly balanceColors?: true
  /** The fallback sheet for cards that this one lacks. */
  readonly orElse?: string
  /** When there is no such card at all, every pack does without it. */
  readonly optional?: true
}

/** One way to fill a pack; all layouts of a recipe give packs of one size. */
export interface Layout {
  readonly weight: number
  /** Cards to draw from each sheet, in this order. */
  readonly slots: readonly (readonly [sheet: string, count: number])[]
}

/** How the packs of a set are made (rules: packs 5.3). */
export interface Recipe {
  /** What it imitates and where it does not, for the players. */
  readonly note: string
  readonly layouts: readonly Layout[]
  /** In how many packs a card of the sheet `foil` takes a common's place: as in its time, or never. */
  readonly foils?: 'as in its time'
  /** How many cards are taken from a pack before it is passed on; one where it is absent. */
  readonly cardsPerPick?: number
  readonly sheets: Readonly<Record<string, Sheet>>
}

import type { Trait } from './traits'

export type BoosterRarity = 'common' | 'uncommon' | 'rare' | 'mythic'

/** Cards that a slot draws from. Basic lands are on a sheet only when it asks for them. */
export interface Sheet {
  /** How likely each rarity is on this sheet, in relation to the others; all its cards of one rarity are equally likely. */
  readonly rarities: Readonly<Partial<Record<BoosterRarity, number>>>
  /** Rares and mythics in the relation in which sheets are printed: each rare twice as often as each mythic. */
  readonly printedMythics?: true
  readonly only?: Trait
  readonly without?: readonly Trait[]
  /** At least one card of each colour, where the pool allows it, no card more often than another. */
  readonly balanceColors?: true
  /** The sheet that gives what this one cannot. */
  readonly orElse?: string
  /** A pack does without it when there is no such card at all, in every pack alike. */
  readonly optional?: true
}

/** One way to fill a pack; all layouts of a recipe give packs of one size. */
export interface Layout {
  readonly weight: number
  /** Cards to draw from each sheet, in this order. */
  readonly slots: readonly (readonly [sheet: string, count: number])[]
}

/** How the packs of a set are made (DRAFT.md 5.3). */
export interface Recipe {
  /** What it imitates and where it does not, for the players. */
  readonly note: string
  readonly layouts: readonly Layout[]
  readonly sheets: Readonly<Record<string, Sheet>>
}

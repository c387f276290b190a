import type { Color, Expansion } from './names'

/**
 * An achievement without a value: special ones, decrees, museums (rules: innovation 4). What it does is no
 * part of it.
 */
export interface Achievement {
  readonly kind: 'special' | 'decree' | 'museum'
  readonly name: string
  readonly set: Expansion
  readonly text: string
  /** Where several are alike, as museums are: which one it is. */
  readonly number?: number
  /** For a decree: the color it is issued for. */
  readonly color?: Color
  /** Claimed at once by whoever does this to a card with that icon (rules: innovation 23.4). */
  readonly atOnce?: { readonly verb: 'meld' | 'junk'; readonly icon: string }
}

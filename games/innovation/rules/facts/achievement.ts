import type { Script } from '@parlour/script'
import type { Reader } from '../vocabulary/reader'
import type { Seat } from '../vocabulary/seat'
import type { Color, Expansion } from './names'

/** An achievement without a value: special ones, decrees, museums (RULES 4). */
export interface Achievement {
  readonly kind: 'special' | 'decree' | 'museum'
  readonly name: string
  readonly set: Expansion
  readonly text: string
  /** Of a decree: the color it is issued for. */
  readonly color?: Color
  /** Of a decree: what it does. */
  readonly decree?: (you: Seat) => Script
  /** Whether a player meets its condition in the check between actions; `reduced`: one fewer or one lower of each. */
  readonly earned?: (you: Reader, reduced: boolean) => boolean
  /** Claimed at once by whoever does this to a card with that icon (RULES 23.4). */
  readonly atOnce?: { readonly verb: 'meld' | 'junk'; readonly icon: string }
}

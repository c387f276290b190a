import type { ManaSymbol } from '@parlour/mtg-cards'

interface PickerRow {
  readonly title: string
  readonly symbols: readonly ManaSymbol[]
}

const COLORS = ['W', 'U', 'B', 'R', 'G']
const PAIRS = ['W/U', 'U/B', 'B/R', 'R/G', 'G/W', 'W/B', 'U/R', 'B/G', 'R/W', 'G/U']

/** The symbols of the color picker, row by row (rules: library 4); generic mana is counted apart. */
export const PICKER_ROWS: readonly PickerRow[] = [
  { title: 'Colorless and variable', symbols: ['C', '0', 'X', 'Y', 'Z'] },
  { title: 'Colors', symbols: COLORS },
  { title: 'Phyrexian', symbols: COLORS.map((color) => `${color}/P`) },
  { title: 'Two or a color', symbols: COLORS.map((color) => `2/${color}`) },
  { title: 'Colorless or a color', symbols: COLORS.map((color) => `C/${color}`) },
  { title: 'Two colors', symbols: PAIRS },
  { title: 'Two colors, Phyrexian', symbols: PAIRS.map((pair) => `${pair}/P`) },
]

import { COLOR_LETTERS, type ColorLetter } from '../card/card'

/** The order in which the colors of a combination are printed (rules: cards 4.1), by combination. */
const PRINTED_ORDERS: readonly string[] = [
  ...['w', 'u', 'b', 'r', 'g'],
  ...['wu', 'ub', 'br', 'rg', 'gw', 'wb', 'ur', 'bg', 'rw', 'gu'],
  ...['gwu', 'wub', 'ubr', 'brg', 'rgw'],
  ...['wbg', 'urw', 'bgu', 'rwb', 'gur'],
  ...['wubr', 'ubrg', 'brgw', 'rgwu', 'gwub'],
  'wubrg',
]

const ORDER_BY_KEY: ReadonlyMap<string, readonly ColorLetter[]> = new Map(
  PRINTED_ORDERS.map((order) => {
    const letters = [...order].filter(isColorLetter)
    return [colorKey(letters), letters]
  }),
)

/**
 * True for one of the five lower-case color letters.
 * @internal
 */
export function isColorLetter(letter: string): letter is ColorLetter {
  return letter.length === 1 && 'wubrg'.includes(letter)
}

/** Returns the distinct colors in the order white, blue, black, red, green. */
export function distinctColors(letters: Iterable<ColorLetter>): readonly ColorLetter[] {
  const present = new Set(letters)
  return COLOR_LETTERS.filter((letter) => present.has(letter))
}

/** Returns the key of a color combination: its letters in alphabetical order, joined (rules: cards 4). */
export function colorKey(letters: Iterable<ColorLetter>): string {
  return [...new Set(letters)].sort().join('')
}

/** Returns the distinct colors in the order in which cards print that combination. */
export function printedColorOrder(letters: Iterable<ColorLetter>): readonly ColorLetter[] {
  const distinct = distinctColors(letters)
  return ORDER_BY_KEY.get(colorKey(distinct)) ?? distinct
}

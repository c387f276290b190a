import { COLOR_LETTERS, type ColorLetter } from '../card/card'

/**
 * A mana or card symbol without its braces in the one spelling used everywhere: upper case, parts separated
 * by `/`, a pair in printed order, `P` last. `{ug}`, `{U/G}` and `{g/u}` are all `G/U`.
 */
export type ManaSymbol = string

/** The printed order of two colors; also how hybrid symbols are written (rules: cards 4.1). */
const PRINTED_PAIRS: ReadonlySet<string> = new Set([
  'WU',
  'UB',
  'BR',
  'RG',
  'GW',
  'WB',
  'UR',
  'BG',
  'RW',
  'GU',
])

/** Symbols whose letters must not be read as a hybrid pair. */
const WHOLE_WORDS: ReadonlySet<string> = new Set(['PW', 'TK', 'CHAOS', 'HW', 'HU', 'HB', 'HR', 'HG'])

/** Mana value of the symbols that are one word (own table after the provider's symbol list). */
const WORD_VALUES: ReadonlyMap<string, number> = new Map([
  ['X', 0],
  ['Y', 0],
  ['Z', 0],
  ['½', 0.5],
  ['∞', Number.POSITIVE_INFINITY],
  ...['W', 'U', 'B', 'R', 'G', 'C', 'S', 'L', 'H'].map((letter): [string, number] => [letter, 1]),
  ...['HW', 'HU', 'HB', 'HR', 'HG'].map((half): [string, number] => [half, 0.5]),
])

/**
 * Returns the one spelling of a symbol; accepts it with or without braces, in any case, with or without
 * slash.
 */
export function manaSymbol(text: string): ManaSymbol {
  const word = text.replace(/[{}\s]/g, '').toUpperCase()
  if (WHOLE_WORDS.has(word)) return word
  const parts = word.includes('/') ? word.split('/').filter((part) => part !== '') : lettersOfPair(word)
  if (parts.length < 2) return word
  return orderedParts(parts).join('/')
}

/** `gu`, `2w`, `wp` and `gup` are hybrids written without the slash. */
function lettersOfPair(word: string): readonly string[] {
  return /^[2CWUBRG][WUBRG]P?$/.test(word) || /^[CWUBRG]P$/.test(word) ? [...word] : [word]
}

function orderedParts(parts: readonly string[]): readonly string[] {
  const colors = parts.filter((part) => isColor(part))
  const front = parts.filter((part) => !isColor(part) && part !== 'P')
  const back = parts.filter((part) => part === 'P')
  const [first, second] = colors
  const swap = colors.length === 2 && PRINTED_PAIRS.has(`${second}${first}`)
  return [...front, ...(swap ? [...colors].reverse() : colors), ...back]
}

function isColor(part: string): boolean {
  return /^[WUBRG]$/.test(part)
}

/** Returns the symbols that stand in a text, in order. Blank braces are ignored; other text is skipped. */
export function symbolsIn(text: string): readonly ManaSymbol[] {
  const symbols: ManaSymbol[] = []
  for (const [, inner = ''] of text.matchAll(/\{([^{}]*)\}/g)) {
    const symbol = manaSymbol(inner)
    if (symbol !== '') symbols.push(symbol)
  }
  return symbols
}

/** Returns the symbols as written in a cost: `{2}{G/U}`. */
export function writeSymbols(symbols: readonly ManaSymbol[]): string {
  return symbols.map((symbol) => `{${symbol}}`).join('')
}

/** A symbol of a cost as a pattern: numbers, letters of mana and their hybrids. */
export const COST_SYMBOL = String.raw`\d+(?:\/[WUBRG](?:\/P)?)?|[WUBRGC](?:\/[WUBRGP])?(?:\/P)?|[XYZSPLD]|H[WUBRG]|[½∞]`
const ONE_COST_SYMBOL = new RegExp(`^(?:${COST_SYMBOL})$`)

/** True for what may stand between the braces of a mana cost. */
export const isCostSymbol = (symbol: ManaSymbol): boolean => ONE_COST_SYMBOL.test(symbol)

/** True for numbers of generic mana, `{0}` and up. */
export function isGenericNumber(symbol: ManaSymbol): boolean {
  return /^\d+$/.test(symbol)
}

/**
 * The official mana value of one symbol: X is 0, a number itself, `{2/W}` 2, half mana 0.5, `{∞}` infinite,
 * other mana 1; what is not mana (tap, energy, unknown words) 0.
 */
export function symbolManaValue(symbol: ManaSymbol): number {
  if (isGenericNumber(symbol)) return Number(symbol)
  const value = WORD_VALUES.get(symbol)
  if (value !== undefined || !symbol.includes('/')) return value ?? 0
  return Math.max(...symbol.split('/').map(symbolManaValue))
}

/**
 * Returns the colors of a symbol in the order it names them; none for generic, colorless and other symbols.
 */
export function symbolColors(symbol: ManaSymbol): readonly ColorLetter[] {
  const half = /^H([WUBRG])$/.exec(symbol)
  const parts = half?.[1] ? [half[1]] : symbol.split('/')
  return parts.flatMap((part) => COLOR_LETTERS.filter((letter) => letter === part.toLowerCase()))
}

import type { ColorLetter } from '../card/card'
import { distinctColors, printedColorOrder } from './color-order'
import {
  isGenericNumber,
  type ManaSymbol,
  manaSymbol,
  symbolColors,
  symbolManaValue,
  symbolsIn,
  writeSymbols,
} from './mana-symbol'

/** Returns the mana value of a cost such as `{X}{2}{G/U}`: the sum over its symbols (rules: cards 4.1). */
export function costManaValue(cost: string): number {
  return symbolsIn(cost).reduce((sum, symbol) => sum + symbolManaValue(symbol), 0)
}

/** Returns the distinct colors of a cost, white first. */
export function costColors(cost: string): readonly ColorLetter[] {
  return distinctColors(symbolsIn(cost).flatMap(symbolColors))
}

/**
 * Returns a cost in canonical order (rules: cards 4.1): X, Y, Z; numbers ascending; colored and hybrid
 * symbols by their first color in the printed order; the rest alphabetically. Symbols of one color keep their
 * order.
 * @internal
 */
export function canonicalCost(cost: string): string {
  return writeSymbols(canonicalSymbols(symbolsIn(cost)))
}

function canonicalSymbols(symbols: readonly ManaSymbol[]): readonly ManaSymbol[] {
  const colors = printedColorOrder(symbols.flatMap((symbol) => symbolColors(symbol).slice(0, 1)))
  const ranked = symbols.map((symbol) => ({ symbol, rank: rankOf(symbol, colors) }))
  ranked.sort((a, b) => a.rank.group - b.rank.group || compare(a.rank.within, b.rank.within))
  return ranked.map(({ symbol }) => symbol)
}

interface Rank {
  readonly group: number
  readonly within: number | string
}

function rankOf(symbol: ManaSymbol, colors: readonly ColorLetter[]): Rank {
  if (/^[XYZ]$/.test(symbol)) return { group: 0, within: symbol }
  if (isGenericNumber(symbol) || symbol === '½' || symbol === '∞') {
    return { group: 1, within: symbolManaValue(symbol) }
  }
  const [color] = symbolColors(symbol)
  return color ? { group: 2, within: colors.indexOf(color) } : { group: 3, within: symbol }
}

function compare(a: number | string, b: number | string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/**
 * The color picker's add (rules: cards 4.1; screens 1.5): returns the cost with one symbol more, in
 * canonical order. Numbers are merged into one and counted up; a zero stays only as the whole cost.
 */
export function addManaSymbol(cost: string, symbol: string): string {
  return settledCost([...symbolsIn(cost), manaSymbol(symbol)])
}

/**
 * The color picker's take away: returns the cost with the last such symbol removed, unchanged when it is not
 * there. A number is taken from the generic mana; what reaches zero is removed.
 */
export function removeManaSymbol(cost: string, symbol: string): string {
  const wanted = manaSymbol(symbol)
  const symbols = [...symbolsIn(cost)]
  if (isGenericNumber(wanted)) {
    const left = genericOf(symbols) - Number(wanted)
    const others = symbols.filter((other) => !isGenericNumber(other))
    return writeSymbols(canonicalSymbols(left > 0 ? [String(left), ...others] : others))
  }
  const at = symbols.lastIndexOf(wanted)
  if (at >= 0) symbols.splice(at, 1)
  return settledCost(symbols)
}

function settledCost(symbols: readonly ManaSymbol[]): string {
  const others = symbols.filter((symbol) => !isGenericNumber(symbol))
  const generic = genericOf(symbols)
  const isZeroCost = others.length === 0 && symbols.length > 0
  return writeSymbols(canonicalSymbols(generic > 0 || isZeroCost ? [String(generic), ...others] : others))
}

function genericOf(symbols: readonly ManaSymbol[]): number {
  return symbols.filter(isGenericNumber).reduce((sum, symbol) => sum + Number(symbol), 0)
}

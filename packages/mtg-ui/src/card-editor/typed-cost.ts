import { addManaSymbol, COST_SYMBOL, isCostSymbol, symbolsIn } from '@parlour/mtg-cards'

const BARE_SYMBOLS = new RegExp(COST_SYMBOL, 'gi')

/**
 * Returns the mana cost that a typed text means, in canonical order with its numbers merged: `{2}{w}`, `2w`
 * and `w 2` are all `{2}{W}`. Nothing when the text is not a cost; the empty text is the empty cost.
 */
export function typedCost(text: string): string | undefined {
  const bare = text.replace(/\s+/g, '')
  const braced = bare.includes('{') || bare.includes('}') ? bare : bracedSymbols(bare)
  if (!/^(?:\{[^{}]+\})*$/.test(braced)) return undefined
  const symbols = symbolsIn(braced)
  if (!symbols.every(isCostSymbol)) return undefined
  return symbols.reduce(addManaSymbol, '')
}

function bracedSymbols(text: string): string {
  return text.replace(BARE_SYMBOLS, '{$&}')
}

import { addManaSymbol, symbolsIn } from '@parlour/mtg-cards'

/** What may stand between the braces of a cost: numbers, letters of mana and their hybrids. */
const SYMBOL = String.raw`\d+(?:\/[WUBRG](?:\/P)?)?|[WUBRGC](?:\/[WUBRGP])?(?:\/P)?|[XYZSPL]|H[WUBRG]|[½∞]`
const ONE_SYMBOL = new RegExp(`^(?:${SYMBOL}|[2CWUBRG][WUBRG]P?|[WUBRGC]P)$`, 'i')
const BARE_SYMBOLS = new RegExp(SYMBOL, 'gi')

/**
 * Returns the mana cost that a typed text means, in canonical order with its numbers merged: `{2}{w}`, `2w` and `w 2`
 * are all `{2}{W}`. Nothing when the text is not a cost; the empty text is the empty cost.
 */
export function typedCost(text: string): string | undefined {
  const bare = text.replace(/\s+/g, '')
  const braced = bare.includes('{') || bare.includes('}') ? bare : bracedSymbols(bare)
  if (!/^(?:\{[^{}]+\})*$/.test(braced)) return undefined
  const symbols = symbolsIn(braced)
  if (!symbols.every((symbol) => ONE_SYMBOL.test(symbol))) return undefined
  return symbols.reduce(addManaSymbol, '')
}

function bracedSymbols(text: string): string {
  return text.replace(BARE_SYMBOLS, '{$&}')
}

import type { CardData } from '../card/card'
import { faceAt, facesOf } from '../card/blank-card'
import { isCostSymbol, manaSymbol, symbolsIn } from '../mana/mana-symbol'

export type CostOperator = '=' | '>=' | '>'

/** More of one symbol than this counts as this many. */
const MOST = 20
/** No card has more faces. */
const MOST_FACES = 6
const GENERIC = '1'

/**
 * What can be asked of the mana costs of a card, a mark for each, with the face it is of: so much of a symbol
 * and all that is less, and the whole cost. A search that holds the marks as text finds the same cards as one
 * that holds the card.
 */
export function costMarks(data: CardData): readonly string[] {
  return facesOf(data).flatMap((_, face) => {
    const counts = symbolCounts(symbolsIn(faceAt(data, face).mana_cost))
    if (counts.size === 0) return []
    const marks = [...counts].flatMap(([symbol, count]) =>
      Array.from({ length: count }, (_mark, less) => `${symbol} ${less + 1}`),
    )
    return ['cost', wholeCost(counts), ...marks].map((mark) => `${face} ${mark}`)
  })
}

/** The marks that a face must have, all of them, and one that it may not have. */
export interface WantedMarks {
  readonly all: readonly string[]
  readonly not: string | undefined
}

/** What to look for, for each face a card may have: one of them must fit. */
export function wantedCostMarks(symbols: string, operator: CostOperator): readonly WantedMarks[] {
  const counts = symbolCounts(symbolsIn(symbols))
  const whole = wholeCost(counts)
  const parts = [...counts].filter(([, count]) => count > 0).map(([symbol, count]) => `${symbol} ${count}`)
  const all = operator === '=' ? [whole] : ['cost', ...parts]
  return Array.from({ length: MOST_FACES }, (_, face) => ({
    all: all.map((mark) => `${face} ${mark}`),
    not: operator === '>' ? `${face} ${whole}` : undefined,
  }))
}

/** True when the cost of some face equals this, contains it, or contains it and more. */
export function matchesCost(data: CardData, symbols: string, operator: CostOperator): boolean {
  const marks = new Set(costMarks(data))
  return wantedCostMarks(symbols, operator).some(
    ({ all, not }) => all.every((mark) => marks.has(mark)) && (not === undefined || !marks.has(not)),
  )
}

/** Reads `2WW`, `{2}{W}{W}` or `{w/u}x` into symbols in braces; undefined when it contains anything else. */
export function typedCost(text: string): string | undefined {
  if (!/^(?:\{[^{}\s]+\}|\d+|[wubrgcsxyz])+$/i.test(text)) return undefined
  const symbols = (text.match(/\{[^{}\s]+\}|\d+|[a-z]/gi) ?? []).map(manaSymbol)
  return symbols.every(isCostSymbol) ? symbols.map((symbol) => `{${symbol}}`).join('') : undefined
}

/** How often each symbol occurs in a cost; generic mana is added up. */
function symbolCounts(symbols: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const symbol of symbols) {
    const [kind, count] = /^\d+$/.test(symbol) ? [GENERIC, Number(symbol)] : [symbol, 1]
    counts.set(kind, Math.min(MOST, (counts.get(kind) ?? 0) + count))
  }
  return counts
}

const wholeCost = (counts: ReadonlyMap<string, number>): string =>
  `=${[...counts]
    .filter(([, count]) => count > 0)
    .map(([symbol, count]) => `${symbol}:${count}`)
    .sort()
    .join(',')}`

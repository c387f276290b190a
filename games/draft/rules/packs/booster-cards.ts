import { compareCollectorNumbers } from '@parlour/mtg-cards'
import type { SetCard } from './set-card'
import { hasTrait } from './traits'

/**
 * The cards of a set that come in its boosters, one printing of each name (rules: packs 5.2): those that the
 * provider marks so, without the results of a meld. Where it marks no card of a set, whatever is numbered
 * after the basic lands was never in a booster, nor was a number with a sign, nor the result of a meld. Meld
 * cards without a number stay out.
 */
export function boosterCards(cards: readonly SetCard[]): readonly SetCard[] {
  const numbered = cards.toSorted((a, b) => compareCollectorNumbers(numberOf(a), numberOf(b)))
  const lastBasic = numbered.findLast((card) => hasTrait(card, 'basic') && /^\d+$/.test(numberOf(card)))
  const last = lastBasic === undefined ? Infinity : Number(numberOf(lastBasic))
  const isEarly = (card: SetCard) => !(Number.parseInt(numberOf(card), 10) > last)
  const isFlagged = cards.some(({ booster }) => booster === true)
  const isIn = (card: SetCard) =>
    isFlagged ? isTold(card) : card.booster === undefined && isEarly(card) && isBoosterNumber(card)
  return firstPrintings(numbered.filter(isIn))
}

function firstPrintings(numbered: readonly SetCard[]): readonly SetCard[] {
  const byName = new Map<string, SetCard>()
  for (const card of numbered) if (!byName.has(card.name)) byName.set(card.name, card)
  return [...byName.values()]
}

const isTold = (card: SetCard): boolean =>
  card.booster === true && (card.layout !== 'meld' || isBoosterNumber(card))

const numberOf = (card: SetCard): string => card.collector_number ?? ''

function isBoosterNumber(card: SetCard): boolean {
  const number = numberOf(card)
  if (card.layout === 'meld') return number !== '' && !number.endsWith('b')
  return /^(?:\d+[a-z]?)?$/.test(number)
}

import type { CardData } from './card'
import { faceAt, facesOf } from './blank-card'
import { costManaValue } from '../mana/mana-cost'

/**
 * Returns the mana value of a card: both halves of a split card added, otherwise the front face's; the
 * provider's figure where the front has no cost of its own, as meld results do (rules: cards 2.3).
 */
export function cardManaValue(data: CardData): number {
  if (data.layout === 'split') {
    return facesOf(data).reduce((sum, _, index) => sum + costManaValue(faceAt(data, index).mana_cost), 0)
  }
  const cost = faceAt(data, 0).mana_cost
  return cost === '' ? (data.cmc ?? 0) : costManaValue(cost)
}

import type { Request } from '@parlour/kernel'
import type { QuestionKind } from '../../rules/facts/question-kinds'
import type { TyrantsView } from '../../rules/view'

/** What a card costs, and what there is to pay it. */
interface Price {
  readonly cost: number
  readonly influence: number
}

/**
 * Returns why a click on a card that lies open is not an answer to what the viewer is asked; without a price,
 * it is not for sale.
 */
export function whyNoCard(
  request: Request | undefined,
  { outcome }: Pick<TyrantsView, 'outcome'>,
  price?: Price,
): string {
  if (outcome !== undefined) return 'The game is over.'
  if (request === undefined) return 'It is not your turn.'
  const isBuying = request.kind === ('action' satisfies QuestionKind)
  if (isBuying && price !== undefined && price.cost > price.influence)
    return `It costs ${price.cost} influence, and you have ${price.influence}.`
  return 'This is not one of your choices.'
}

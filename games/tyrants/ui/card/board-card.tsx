import { useAsked, usePiece } from '@parlour/ui-kit'
import { piece } from '../../rules/facts/piece'
import type { CardView } from '../../rules/view'
import { useTyrantsPreview } from './card-preview'
import { isOfferedBy } from './offered-choices'
import { OfferingCard } from './offering-card'
import { RefusingCard } from './refusing-card'
import { TyrantsCard } from './tyrants-card'
import { useCard } from './wording'

interface BoardCardProps {
  readonly card: CardView
  readonly isPriced?: boolean
  readonly left?: number
  readonly isOff?: boolean
  readonly isNew?: boolean
  /** Why it cannot be chosen, wherever it cannot be. */
  readonly why?: string | undefined
}

/**
 * A card that lies open on the table: it answers what it is offered for or says why not, and shows itself
 * whole.
 */
export function BoardCard({ card, why, ...looks }: BoardCardProps) {
  const facts = useCard(card.name)
  const address = piece.card(card.id)
  const props = usePiece(address, useTyrantsPreview(facts))
  const isAsking = useAsked(({ question }) => isOfferedBy(question, address))
  if (facts === undefined) return null
  if (isAsking) return <OfferingCard {...props} {...looks} card={facts} />
  if (why !== undefined && props.role === undefined)
    return <RefusingCard {...props} {...looks} why={why} card={facts} />
  return <TyrantsCard {...props} {...looks} card={facts} />
}

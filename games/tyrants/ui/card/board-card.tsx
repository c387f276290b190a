import { useAsked, usePiece } from '@parlour/ui-kit'
import { piece } from '../../rules/facts/piece'
import type { CardView } from '../../rules/view'
import { useTyrantsPreview } from './card-preview'
import { isOfferedBy } from './offered-choices'
import { OfferingCard } from './offering-card'
import { TyrantsCard } from './tyrants-card'
import { useCard } from './wording'

interface BoardCardProps {
  readonly card: CardView
  readonly isPriced?: boolean
  readonly left?: number
  readonly isOff?: boolean
  readonly isNew?: boolean
}

/** A card that lies open on the table: it answers what it is offered for, and shows itself whole. */
export function BoardCard({ card, ...looks }: BoardCardProps) {
  const facts = useCard(card.name)
  const address = piece.card(card.id)
  const props = usePiece(address, useTyrantsPreview(facts))
  const isAsking = useAsked(({ question }) => isOfferedBy(question, address))
  if (facts === undefined) return null
  if (isAsking) return <OfferingCard {...props} {...looks} card={facts} />
  return <TyrantsCard {...props} {...looks} card={facts} />
}

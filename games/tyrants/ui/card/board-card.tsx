import { usePiece } from '@parlour/ui-kit'
import { piece } from '../../rules/facts/piece'
import type { CardView } from '../../rules/view'
import { useTyrantsPreview } from './card-preview'
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
  const props = usePiece(piece.card(card.id), useTyrantsPreview(facts))
  if (facts === undefined) return null
  return <TyrantsCard {...props} {...looks} card={facts} />
}

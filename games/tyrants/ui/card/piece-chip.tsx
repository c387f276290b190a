import { joinClasses, usePiece } from '@parlour/ui-kit'
import { piece } from '../../rules/facts/piece'
import type { CardView } from '../../rules/view'
import { useTyrantsPreview } from './card-preview'
import { aspectClass } from './tyrants-card'
import styles from './tyrants-card.module.css'
import { useCard } from './wording'

/** The name of a card, which answers the question when it is clicked. */
export function PieceChip({ card: { id, name } }: { readonly card: CardView }) {
  const card = useCard(name)
  const asked = usePiece(piece.card(id), useTyrantsPreview(card))
  return (
    <span {...asked} className={joinClasses(styles.chip, card !== undefined && aspectClass(card))}>
      {name}
    </span>
  )
}

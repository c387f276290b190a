import { joinClasses } from '@parlour/ui-kit'
import type { Card } from '../../rules/facts/card'
import { piece } from '../../rules/facts/piece'
import { useInnovationPreview } from './card-preview'
import styles from './card-chip.module.css'
import { colorClass } from './color-letter'

/** A card as a word: in the log, in lists. The full card shows when the pointer rests on it. */
export function CardChip({ card }: { readonly card: Card }) {
  return (
    <span
      className={joinClasses(styles.chip, colorClass(card.color))}
      tabIndex={0}
      data-shows={piece.card(card.name)}
      {...useInnovationPreview(card)}
    >
      <i>{card.age}</i>
      {card.name}
    </span>
  )
}

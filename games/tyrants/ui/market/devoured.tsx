import { useQuestion } from '@parlour/ui-kit'
import { useState } from 'react'
import { piece } from '../../rules/facts/piece'
import type { CardView } from '../../rules/view'
import { CardChip } from '../card/card-chip'
import { PieceChip } from '../card/piece-chip'
import styles from './market.module.css'

interface DevouredProps {
  /** Oldest first. */
  readonly cards: readonly CardView[]
  readonly onCard: (name: string) => void
}

/**
 * The cards that were devoured: their number, and folded out their names; open while one of them may be
 * chosen.
 */
export function Devoured({ cards, onCard }: DevouredProps) {
  const { answers } = useQuestion()
  const [isOpen, open] = useState(false)
  const isAsked = cards.some(({ id }) => answers.has(piece.card(id)))
  return (
    <details
      className={`${styles.panel} ${styles.devoured}`}
      open={isOpen || isAsked}
      onToggle={(event) => open(event.currentTarget.open)}
      data-place={piece.stack('devoured')}
    >
      <summary>Devoured {cards.length}</summary>
      <p>
        {cards.length === 0
          ? 'none yet'
          : cards.map((card) =>
              answers.has(piece.card(card.id)) ? (
                <PieceChip key={card.id} card={card} />
              ) : (
                <CardChip key={card.id} name={card.name} onOpen={onCard} />
              ),
            )}
      </p>
    </details>
  )
}

import type { CardView } from '../../rules/view'
import { CardChip } from '../card/card-chip'
import styles from './market.module.css'

interface DevouredProps {
  /** Oldest first. */
  readonly cards: readonly CardView[]
  readonly onCard: (name: string) => void
}

/** The cards that were devoured: their number, and folded out their names. */
export function Devoured({ cards, onCard }: DevouredProps) {
  return (
    <details className={`${styles.panel} ${styles.devoured}`}>
      <summary>Devoured {cards.length}</summary>
      <p>
        {cards.length === 0
          ? 'none yet'
          : cards.map(({ id, name }) => <CardChip key={id} name={name} onOpen={onCard} />)}
      </p>
    </details>
  )
}

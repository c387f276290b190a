import type { CardView } from '../../rules/view'
import { BoardCard } from '../card/board-card'
import styles from './market.module.css'

/** The viewer's own hand, by name. */
export function Hand({ cards }: { readonly cards: readonly CardView[] }) {
  return (
    <section className={`${styles.panel} ${styles.hand}`} aria-label="Your hand">
      <div className={styles.bar}>
        <h2>Hand</h2>
        <span>
          {cards.length} {cards.length === 1 ? 'card' : 'cards'}, only you see them
        </span>
      </div>
      <div className={styles.row}>
        {byName(cards).map((card) => (
          <BoardCard key={card.id} card={card} isPriced={false} />
        ))}
      </div>
    </section>
  )
}

/** Returns cards by name; copies in the order in which they lie. */
export const byName = (cards: readonly CardView[]): readonly CardView[] =>
  cards.toSorted((one, other) => one.name.localeCompare(other.name))

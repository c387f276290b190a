import { type Card, DECK_SECTIONS, deckSection } from '@parlour/mtg-cards'
import styles from './deck-notes.module.css'

/** How many cards of each type the main deck has. */
export function TypeCounts({ cards }: { readonly cards: readonly Card[] }) {
  const counts = DECK_SECTIONS.map(
    (type) => [type, cards.filter(({ data }) => deckSection(data) === type).length] as const,
  )
  return (
    <dl className={styles.types} aria-label="Cards by type">
      {counts
        .filter(([, count]) => count > 0)
        .map(([type, count]) => (
          <div key={type}>
            <dt>{type}</dt>
            <dd>{count}</dd>
          </div>
        ))}
    </dl>
  )
}

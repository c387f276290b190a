import {
  type CardIdsByZone,
  type CardsByZone,
  type CardGroup,
  cardIdsIn,
  type DeckZone,
  deckListByManaValue,
  deckListByType,
  type DeckListSection,
} from '@parlour/mtg-cards'
import styles from './deck.module.css'
import { DeckLine } from './deck-line'

export type DeckSort = 'card-type' | 'mana-value'

const TITLES: Readonly<Partial<Record<DeckListSection['id'], string>>> = {
  main: 'main deck',
  side: 'sideboard',
  command: 'command zone',
}

interface DeckListProps {
  readonly cards: CardsByZone
  /** Ids without a record, or whose record is gone. */
  readonly unknown: CardIdsByZone
  readonly nameOf: (cardId: string) => string
  readonly sort: DeckSort
  /** The copies that were not drafted, in a deck that was. */
  readonly strangers?: readonly string[]
  /** Moves a card to the other zone by a click; without it a click opens the card. */
  readonly onMove?: (cardId: string, from: DeckZone) => void
  readonly onOpen: (cardId: string) => void
}

/**
 * The deck in its sections: by card type, or each zone by mana value (rules: cards 7.2). Only what is not
 * empty shows.
 */
export function DeckList({ cards, unknown, nameOf, sort, strangers = [], ...acts }: DeckListProps) {
  const sections = sort === 'card-type' ? deckListByType(cards) : deckListByManaValue(cards)
  const missing = cardIdsIn(unknown)
  return (
    <div className={styles.list}>
      {sections.map(({ id, zone, count, groups }) => (
        <section key={id} className={zone === 'main' ? undefined : styles.zone}>
          <h3>
            <span>{TITLES[id] ?? id}</span>
            <span>{count}</span>
          </h3>
          <ul>
            {groups.map((group) => (
              <DeckLine
                key={group.card._id}
                group={group}
                zone={zone}
                strangers={strangersIn(group, strangers)}
                {...acts}
              />
            ))}
          </ul>
        </section>
      ))}
      {missing.length === 0 ? null : (
        <section>
          <h3>
            <span>not found</span>
            <span>{missing.length}</span>
          </h3>
          <ul className={styles.missing}>
            {missing.map((id, index) => (
              <li key={index}>{nameOf(id)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** How many copies on a line were not drafted. */
function strangersIn({ cards, count }: CardGroup, strangers: readonly string[]): number {
  const ids = new Set(cards.map(({ _id }) => _id))
  return Math.min(count, strangers.filter((id) => ids.has(id)).length)
}

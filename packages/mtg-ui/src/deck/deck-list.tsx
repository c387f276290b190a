import {
  type CardIdsByZone,
  type CardsByZone,
  DECK_ZONES,
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
  readonly onOpen: (cardId: string) => void
}

/** The deck in its sections: by card type, or each zone by mana value (rules: cards 7.2). Only what is not empty shows. */
export function DeckList({ cards, unknown, nameOf, sort, onOpen }: DeckListProps) {
  const sections = sort === 'card-type' ? deckListByType(cards) : deckListByManaValue(cards)
  const missing = DECK_ZONES.flatMap((zone) => unknown[zone])
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
              <DeckLine key={group.card._id} group={group} onOpen={onOpen} />
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

import { type CardData, type CardGroup, frontFaces, groupLabel, isScarred } from '@parlour/mtg-cards'
import { Icon } from '@parlour/ui-kit'
import { frontName } from '../card/card-chip'
import { useCardPreview } from '../card/card-preview'
import { ManaCost } from '../mana/mana-cost'
import styles from './deck.module.css'

interface DeckLineProps {
  readonly group: CardGroup
  readonly onOpen: (cardId: string) => void
}

/** One line of the deck list: how many, the name, the cost. A click opens the card. */
export function DeckLine({ group, onOpen }: DeckLineProps) {
  const { card } = group
  const preview = useCardPreview(card)
  return (
    <li>
      <button type="button" className={styles.line} onClick={() => onOpen(card._id)} {...preview}>
        <span className={styles.name}>
          {groupLabel({ count: group.count, name: frontName(card) })}
          {isScarred(card) ? (
            <span className={styles.scar} title="scarred">
              <Icon name="scar" label="scarred" size={13} />
            </span>
          ) : null}
        </span>
        <ManaCost cost={frontCosts(card.data)} className={styles.cost} />
      </button>
    </li>
  )
}

const frontCosts = (data: CardData) =>
  frontFaces(data)
    .map((face) => face.mana_cost)
    .join(' // ')

import { type Card, faceAt, frontFaces, powerToughnessText, showsPowerToughness } from '@parlour/mtg-cards'
import { CardPageLink, frontName, ManaCost, useCardPreview } from '@parlour/mtg-ui'
import { Icon } from '@parlour/ui-kit'
import { memo } from 'react'
import styles from './card-search-list.module.css'

interface FoundCardRowProps {
  readonly card: Card
  /** The one row of the list that the Tab key reaches. */
  readonly isTabStop: boolean
  readonly onAdd?: (cardId: string) => void
}

/** One card to add: name, a box for a cube's card, power and toughness, cost. */
export const FoundCardRow = memo(function FoundCardRow({ card, isTabStop, onAdd }: FoundCardRowProps) {
  const preview = useCardPreview(card)
  const face = faceAt(card.data, 0)
  const cost = frontFaces(card.data)
    .map(({ mana_cost }) => mana_cost)
    .join(' // ')
  const name = frontName(card)
  return (
    <>
      <button
        type="button"
        className={styles.row}
        tabIndex={isTabStop ? 0 : -1}
        aria-disabled={onAdd === undefined}
        title={onAdd === undefined ? 'No deck selected' : undefined}
        onClick={() => onAdd?.(card._id)}
        {...preview}
      >
        <Icon name="plus" size={14} className={styles.plus ?? ''} />
        <span className={styles.name}>
          {name}
          {card.source === 'custom' ? <Icon name="pack" label="cube card" size={13} /> : null}
        </span>
        <small>{showsPowerToughness(face) ? powerToughnessText(face) : ''}</small>
        <ManaCost cost={cost} className={styles.cost} />
      </button>
      <CardPageLink card={card} tabIndex={-1}>
        <Icon name="info" size={14} />
      </CardPageLink>
    </>
  )
})

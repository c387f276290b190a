import {
  type Card,
  cardName,
  faceAt,
  frontFaces,
  powerToughnessText,
  showsPowerToughness,
} from '@parlour/mtg-cards'
import { CardPageLink, frontName, ManaCost, useCardPreview } from '@parlour/mtg-ui'
import { Icon } from '@parlour/ui-kit'
import { memo } from 'react'
import styles from './card-search-list.module.css'

/** What can be done with a found card. */
export interface FoundCardActs {
  readonly onAdd: (cardId: string, copies?: number) => void
  readonly onAddToSide: (cardId: string) => void
}

interface FoundCardRowProps {
  readonly card: Card
  /** How many of it the main deck has. */
  readonly inDeck: number
  /** The one row of the list that the Tab key reaches. */
  readonly isTabStop: boolean
  /** Without them there is no deck to add to. */
  readonly acts: FoundCardActs | undefined
}

const PLAYSET = 4

/**
 * One card to add: how many of it are in, name, a box for a cube's card, power and toughness, cost. A click
 * adds one; a digit adds as many, S one to the sideboard, as buttons do that show beside the pointer.
 */
export const FoundCardRow = memo(function FoundCardRow({ card, inDeck, isTabStop, acts }: FoundCardRowProps) {
  const { onKeyDown, ...preview } = useCardPreview(card)
  const { data, _id: id } = card
  const face = faceAt(data, 0)
  const cost = frontFaces(data)
    .map(({ mana_cost }) => mana_cost)
    .join(' // ')
  const missing = PLAYSET - inDeck
  return (
    <>
      <button
        type="button"
        className={styles.row}
        tabIndex={isTabStop ? 0 : -1}
        aria-disabled={acts === undefined}
        title={acts === undefined ? 'No deck selected' : undefined}
        aria-keyshortcuts="1 2 3 4 s"
        onClick={() => acts?.onAdd(id)}
        {...preview}
        onKeyDown={(event) => {
          if (/^[1-9]$/.test(event.key)) acts?.onAdd(id, Number(event.key))
          else if (event.key === 's') acts?.onAddToSide(id)
          else onKeyDown?.(event)
        }}
      >
        <Icon name="plus" size={14} className={styles.plus ?? ''} />
        <span className={styles.name}>
          {frontName(card)}
          {card.source === 'custom' ? <Icon name="pack" label="cube card" size={13} /> : null}
        </span>
        {inDeck === 0 ? null : <small className={styles.has}>{inDeck} in</small>}
        <small>{showsPowerToughness(face) ? powerToughnessText(face) : ''}</small>
        <ManaCost cost={cost} className={styles.cost} />
      </button>
      {acts === undefined ? null : (
        <span className={styles.more}>
          {missing > 1 ? (
            <button
              type="button"
              tabIndex={-1}
              aria-label={`${missing} more of ${cardName(data)}`}
              onClick={() => acts.onAdd(id, missing)}
            >
              +{missing}
            </button>
          ) : null}
          <button
            type="button"
            tabIndex={-1}
            aria-label={`${cardName(data)} to the sideboard`}
            onClick={() => acts.onAddToSide(id)}
          >
            side
          </button>
        </span>
      )}
      <CardPageLink card={card} tabIndex={-1}>
        <Icon name="info" size={14} />
      </CardPageLink>
    </>
  )
})

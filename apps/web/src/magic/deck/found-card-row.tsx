import {
  type Card,
  cardName,
  faceAt,
  frontFaces,
  powerToughnessText,
  showsPowerToughness,
} from '@parlour/mtg-cards'
import { CardPageLink, frontName, MagicCard, ManaCost, useCardPreview } from '@parlour/mtg-ui'
import { Icon } from '@parlour/ui-kit'
import { type KeyboardEvent, memo } from 'react'
import styles from './card-search-list.module.css'

/** What can be done with a found card. */
export interface FoundCardActs {
  readonly onAdd: (cardId: string, copies?: number) => void
  readonly onAddToSide: (cardId: string) => void
  /** Absent where a deck has no considering pile. */
  readonly onConsider?: (cardId: string) => void
}

interface FoundCardRowProps {
  readonly card: Card
  /** How many of it the main deck has. */
  readonly inDeck: number
  /** The one row of the list that the Tab key reaches. */
  readonly isTabStop: boolean
  /** Draws the card in place of its line. */
  readonly isPicture?: boolean
  /** Without them there is no deck to add to. */
  readonly acts: FoundCardActs | undefined
}

/**
 * One card to add, as a line or drawn: how many of it are in, name, a box for a cube's card, power and
 * toughness, cost. A click adds one; a digit adds as many, S one to the sideboard and C one to the
 * considering pile, as buttons do that show beside the pointer.
 */
export const FoundCardRow = memo(function FoundCardRow(props: FoundCardRowProps) {
  const { card, inDeck, isTabStop, isPicture = false, acts } = props
  const { onKeyDown, ...preview } = useCardPreview(card)
  const { _id: id } = card
  const adding = {
    type: 'button' as const,
    tabIndex: isTabStop ? 0 : -1,
    'aria-disabled': acts === undefined,
    title: acts === undefined ? 'No deck selected' : undefined,
    'aria-keyshortcuts': acts?.onConsider === undefined ? '1 2 3 4 s' : '1 2 3 4 s c',
    onClick: () => acts?.onAdd(id),
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      if (/^[1-9]$/.test(event.key)) acts?.onAdd(id, Number(event.key))
      else if (event.key === 's') acts?.onAddToSide(id)
      else if (event.key === 'c') acts?.onConsider?.(id)
      else onKeyDown?.(event)
    },
  }
  const count = inDeck === 0 ? null : <small className={styles.has}>{inDeck} in</small>
  return (
    <>
      {isPicture ? (
        <>
          <div className={styles.picture}>
            <MagicCard card={card} size="small" />
          </div>
          <button {...adding} className={styles.cover} aria-label={frontName(card)}>
            {count}
          </button>
        </>
      ) : (
        <button className={styles.row} {...preview} {...adding}>
          <LineOf card={card} />
          {count}
          <Figures card={card} />
        </button>
      )}
      {acts === undefined ? null : <MoreActs card={card} missing={PLAYSET - inDeck} acts={acts} />}
      <CardPageLink card={card} tabIndex={-1}>
        <Icon name="info" size={14} />
      </CardPageLink>
    </>
  )
})

const PLAYSET = 4

const LineOf = ({ card }: { readonly card: Card }) => (
  <>
    <Icon name="plus" size={14} className={styles.plus ?? ''} />
    <span className={styles.name}>
      {frontName(card)}
      {card.source === 'custom' ? <Icon name="pack" label="cube card" size={13} /> : null}
    </span>
  </>
)

function Figures({ card: { data } }: { readonly card: Card }) {
  const face = faceAt(data, 0)
  const costs = frontFaces(data).map(({ mana_cost }) => mana_cost)
  return (
    <>
      <small>{showsPowerToughness(face) ? powerToughnessText(face) : ''}</small>
      <ManaCost cost={costs.join(' // ')} className={styles.cost} />
    </>
  )
}

interface MoreActsProps {
  readonly card: Card
  /** How many lack to four. */
  readonly missing: number
  readonly acts: FoundCardActs
}

/** Beside the pointer: what lacks to four, the sideboard and the considering pile. */
function MoreActs({ card: { _id: id, data }, missing, acts }: MoreActsProps) {
  return (
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
      {acts.onConsider === undefined ? null : (
        <button
          type="button"
          tabIndex={-1}
          aria-label={`consider ${cardName(data)}`}
          title="to the considering pile"
          onClick={() => acts.onConsider?.(id)}
        >
          ?
        </button>
      )}
    </span>
  )
}

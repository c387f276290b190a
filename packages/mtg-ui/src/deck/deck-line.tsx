import {
  type CardData,
  type CardGroup,
  type DeckZone,
  frontFaces,
  groupLabel,
  isScarred,
} from '@parlour/mtg-cards'
import { Icon } from '@parlour/ui-kit'
import { frontName } from '../card/card-chip'
import { useCardPreview } from '../card/card-preview'
import { ManaCost } from '../mana/mana-cost'
import styles from './deck.module.css'

interface DeckLineProps {
  readonly group: CardGroup
  readonly zone: DeckZone
  /** How many of these were not drafted. */
  readonly strangers: number
  /** Moves one of them to the other zone; without it a click opens the card. */
  readonly onMove?: (cardId: string, from: DeckZone) => void
  readonly onOpen: (cardId: string) => void
}

/**
 * One line of the deck list: how many, the name, the cost. A click moves one between main deck and sideboard.
 */
export function DeckLine({ group, zone, strangers, onMove, onOpen }: DeckLineProps) {
  const { card } = group
  const preview = useCardPreview(card)
  const name = frontName(card)
  return (
    <li className={styles.row} data-place={`deck ${card._id}`}>
      <button
        type="button"
        className={styles.line}
        title={onMove === undefined ? undefined : zone === 'main' ? 'to the sideboard' : 'to the main deck'}
        onClick={() => (onMove === undefined ? onOpen(card._id) : onMove(card._id, zone))}
        {...preview}
      >
        <span className={styles.name}>
          {groupLabel({ count: group.count, name })}
          {isScarred(card) ? (
            <span className={styles.scar} title="scarred">
              <Icon name="scar" label="scarred" size={13} />
            </span>
          ) : null}
        </span>
        {strangers === 0 ? null : (
          <span className={styles.stranger}>{strangers === 1 ? '' : `${strangers} `}not drafted</span>
        )}
        <ManaCost cost={frontCosts(card.data)} className={styles.cost} />
      </button>
      {onMove === undefined ? null : (
        <button
          type="button"
          className={styles.more}
          aria-label={`copies of ${name}`}
          title="copies and zones"
          onClick={() => onOpen(card._id)}
        >
          <Icon name="dots" size={14} />
        </button>
      )}
    </li>
  )
}

const frontCosts = (data: CardData) =>
  frontFaces(data)
    .map((face) => face.mana_cost)
    .join(' // ')

import { type Card, faceAt, isMalformed, showsLoyalty } from '@parlour/mtg-cards'
import { MagicCard, useCardPreview } from '@parlour/mtg-ui'
import type { PackCard } from '../../rules/types'
import styles from './tableau.module.css'

interface TableauSlotProps {
  readonly packCard: PackCard
  readonly card: Card | undefined
  readonly chosen: boolean
  /** The viewer's own scarred card, which this pick may not take. */
  readonly blocked: boolean
  readonly disabled: boolean
  readonly inTabOrder: boolean
  readonly onFocus: () => void
  readonly onTake: () => void
  readonly onDraft: (() => void) | undefined
}

/** One card of the pack with the button that chooses it. */
export function TableauSlot(props: TableauSlotProps) {
  const { packCard, card, chosen, blocked, disabled, inTabOrder } = props
  const preview = useCardPreview(card)
  return (
    <li className={styles.slot} data-wordy={isWordy(card)}>
      {card === undefined ? (
        <div className={styles.coming}>{packCard.name}</div>
      ) : (
        <MagicCard
          card={card}
          size="small"
          blocked={blocked ? 'Scarred by you: not available for this pick' : undefined}
        />
      )}
      <button
        type="button"
        data-pick={packCard.id}
        className={styles.pick}
        aria-pressed={chosen}
        aria-label={blocked ? `${packCard.name}, scarred by you: not available for this pick` : packCard.name}
        aria-disabled={blocked || disabled}
        tabIndex={inTabOrder ? 0 : -1}
        onFocus={props.onFocus}
        // The second click of two quick ones would fall on the next pack where the first has drafted.
        onClick={({ detail }) => detail < 2 && !blocked && !disabled && props.onTake()}
        onDoubleClick={() => !blocked && !disabled && props.onDraft?.()}
        {...preview}
      />
    </li>
  )
}

/** A planeswalker has too much to say for half the width of a phone. */
const isWordy = (card: Card | undefined): true | undefined =>
  card !== undefined && !isMalformed(card) && showsLoyalty(faceAt(card.data, 0)) ? true : undefined

import type { Card } from '@parlour/mtg-cards'
import { besideOthers, MagicCard, spokenCard, useCardPreview } from '@parlour/mtg-ui'
import type { PackCard } from '../../rules/types'
import styles from './tableau.module.css'

interface TableauSlotProps {
  readonly packCard: PackCard
  readonly card: Card | undefined
  /** Which card of the pack it is, and of which pick, in words. */
  readonly place: string
  readonly chosen: boolean
  /** The viewer's own scarred card, which this pick may not take. */
  readonly blocked: boolean
  readonly disabled: boolean
  readonly inTabOrder: boolean
  /** Drawn whole, as where one card is seen at a time. */
  readonly large: boolean
  readonly onFocus: () => void
  readonly onTake: () => void
  readonly onDraft: (() => void) | undefined
}

/** One card of the pack with the button that chooses it. */
export function TableauSlot(props: TableauSlotProps) {
  const { packCard, card, place, chosen, blocked, disabled, inTabOrder } = props
  const preview = useCardPreview(card, besideThePack)
  return (
    <li className={styles.slot}>
      {card === undefined ? (
        <div className={styles.coming}>{packCard.name}</div>
      ) : (
        <MagicCard
          card={card}
          size={props.large ? 'full' : 'small'}
          blocked={blocked ? 'Scarred by you: not available for this pick' : undefined}
        />
      )}
      <button
        type="button"
        data-pick={packCard.id}
        className={styles.pick}
        aria-pressed={chosen}
        aria-label={blocked ? `${packCard.name}, scarred by you: not available for this pick` : packCard.name}
        aria-description={card === undefined ? place : `${place}. ${spokenCard(card)}`}
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

/** A hovered card shows whole only where something of it is hidden, and beside the pack. */
function besideThePack(element: Element): DOMRect | null {
  const hides = element.parentElement?.querySelector('[data-cut], [data-tight], [data-turns]')
  if (hides === null || hides === undefined) return null
  return besideOthers(element, element.closest('ul')?.parentElement)
}

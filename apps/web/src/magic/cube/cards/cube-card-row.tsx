import {
  type Card,
  faceAt,
  frontFaces,
  isScarred,
  powerToughnessText,
  showsPowerToughness,
} from '@parlour/mtg-cards'
import { frontName, ManaCost, useCardPreview } from '@parlour/mtg-ui'
import { Icon } from '@parlour/ui-kit'
import { memo, use, useId } from 'react'
import styles from './breakdown.module.css'
import { SelectBox } from './select-box'
import { SelectionContext } from './selection'

interface CubeCardRowProps {
  readonly card: Card
  /** What the linked achievements say that watch this card. */
  readonly star: string | undefined
  readonly onOpen: (cardId: string) => void
}

/**
 * One card of a cube as a line: name, cost, power and toughness, a lightning for scars, a star for
 * achievements. The cost floats before the name, so that the second line of a long name has the whole width;
 * it is read out after it.
 */
export const CubeCardRow = memo(function CubeCardRow({ card, star, onOpen }: CubeCardRowProps) {
  const { onKeyDown, ...preview } = useCardPreview(card)
  const selection = use(SelectionContext)
  const id = useId()
  const face = faceAt(card.data, 0)
  const cost = frontFaces(card.data)
    .map(({ mana_cost }) => mana_cost)
    .join(' // ')
  return (
    <li className={styles.line}>
      <SelectBox card={card} className={styles.tick} />
      <button
        type="button"
        tabIndex={-1}
        className={styles.row}
        aria-labelledby={`${id}name ${id}cost`}
        onClick={() => onOpen(card._id)}
        {...preview}
        onKeyDown={(event) => {
          if (event.key === 'x') selection?.toggle(card._id, event.shiftKey)
          else onKeyDown?.(event)
        }}
      >
        <span id={`${id}cost`} className={styles.cost}>
          <ManaCost cost={cost} />
        </span>
        <span id={`${id}name`} className={styles.name}>
          {frontName(card)}
          {showsPowerToughness(face) ? <small> {powerToughnessText(face)}</small> : null}
          {isScarred(card) ? (
            <span className={styles.scar} title="scarred">
              <Icon name="scar" label="scarred" size={13} />
            </span>
          ) : null}
          {star === undefined ? null : (
            <span className={styles.star} role="img" aria-label={`achievement: ${star}`} title={star}>
              ★
            </span>
          )}
        </span>
      </button>
    </li>
  )
})

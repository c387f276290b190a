import { type Card, faceAt, frameColor, frontFaces, isScarred } from '@parlour/mtg-cards'
import { Icon, joinClasses } from '@parlour/ui-kit'
import styles from './card-chip.module.css'
import { useCardPreview } from './card-preview'
import { frameClass } from './frame-class'

interface CardChipProps {
  /** The record; until it is loaded, the name stands alone. */
  readonly card: Card | undefined
  readonly name: string
  /** -1 in a list that is one stop of the Tab key as a whole. */
  readonly tabIndex?: 0 | -1
}

/** A card as a word in a text, log or chat; the full card on hover, long press, or focus and space. */
export function CardChip({ card, name, tabIndex = 0 }: CardChipProps) {
  const preview = useCardPreview(card)
  const frame = card === undefined ? frameClass('artifact') : frameClass(frameColor(faceAt(card.data, 0)))
  return (
    <span
      className={joinClasses(styles.chip, frame)}
      tabIndex={card === undefined ? undefined : tabIndex}
      {...preview}
    >
      {card === undefined ? name : frontName(card)}
      {card !== undefined && isScarred(card) ? <Icon name="scar" label="scarred" size={13} /> : null}
    </span>
  )
}

/** What a card is called in a line of text: its front face, or both halves of a split card. */
export function frontName({ data }: Card): string {
  return frontFaces(data)
    .map((face) => face.name)
    .join(' // ')
}

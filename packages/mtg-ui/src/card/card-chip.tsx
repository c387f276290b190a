import { type Card, faceAt, isScarred } from '@parlour/mtg-cards'
import { Icon, joinClasses } from '@parlour/ui-kit'
import styles from './card-chip.module.css'
import { cardPage } from './card-page-link'
import { useCardPreview } from './card-preview'
import { faceClass, frameClass } from './frame-class'
import { frontName } from './front-name'

export { frontName } from './front-name'

interface CardChipProps {
  /** The record; until it is loaded, the name stands alone. */
  readonly card: Card | undefined
  readonly name: string
  /** -1 in a list that is one stop of the Tab key as a whole. */
  readonly tabIndex?: 0 | -1
  /** Leads to the card's page. */
  readonly isLink?: boolean
}

/** A card as a word in a text, log or chat; the full card on hover, long press, or focus and space. */
export function CardChip({ card, name, tabIndex = 0, isLink = false }: CardChipProps) {
  const preview = useCardPreview(card)
  const frame = card === undefined ? frameClass('artifact') : faceClass(faceAt(card.data, 0))
  const className = joinClasses(styles.chip, frame)
  if (card === undefined) return <span className={className}>{name}</span>
  const words = (
    <>
      {frontName(card)}
      {isScarred(card) ? <Icon name="scar" label="scarred" size={13} /> : null}
    </>
  )
  if (!isLink)
    return (
      <span className={className} tabIndex={tabIndex} {...preview}>
        {words}
      </span>
    )
  const page = { href: cardPage(card), target: '_blank', rel: 'noreferrer' }
  return (
    <a className={className} tabIndex={tabIndex} {...page} {...preview}>
      {words}
    </a>
  )
}

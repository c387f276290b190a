import { type Card, cardName } from '@parlour/mtg-cards'
import { MagicCard } from '@parlour/mtg-ui'
import { useOneTabStop } from '@parlour/ui-kit'
import { memo } from 'react'
import styles from './cube-shapes.module.css'
import { SelectBox } from './select-box'
import { useDrawnRows } from './use-drawn-rows'

interface CubePicturesProps {
  /** In their order. */
  readonly cards: readonly Card[]
  readonly onOpen: (cardId: string) => void
}

/** The cards of a cube, drawn; a click opens one. */
export function CubePictures({ cards, onOpen }: CubePicturesProps) {
  const drawn = useDrawnRows(cards.length)
  const tabStop = useOneTabStop<HTMLUListElement>(['li > button'])
  return (
    <ul {...tabStop} className={styles.pictures} aria-label="Cards as pictures">
      {cards.slice(0, drawn).map((card) => (
        <Picture key={card._id} card={card} onOpen={onOpen} />
      ))}
    </ul>
  )
}

interface PictureProps {
  readonly card: Card
  readonly onOpen: (cardId: string) => void
}

const Picture = memo(function Picture({ card, onOpen }: PictureProps) {
  return (
    <li>
      <MagicCard card={card} size="small" />
      <button
        type="button"
        tabIndex={-1}
        aria-label={`open ${cardName(card.data)}`}
        onClick={() => onOpen(card._id)}
      />
      <SelectBox card={card} className={styles.tick} />
    </li>
  )
})

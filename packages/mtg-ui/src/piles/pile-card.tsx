import {
  type CardData,
  type CardGroup,
  type DeckZone,
  faceAt,
  frameColor,
  frontFaces,
  isScarred,
  powerToughnessText,
  showsPowerToughness,
} from '@parlour/mtg-cards'
import { Icon, joinClasses } from '@parlour/ui-kit'
import { frontName } from '../card/card-chip'
import { useCardPreview } from '../card/card-preview'
import { frameClass } from '../card/frame-class'
import { ManaCost } from '../mana/mana-cost'
import styles from './piles.module.css'

interface PileCardProps {
  readonly group: CardGroup
  readonly zone: 'main' | 'side'
  /** No card covers it: type and stats show. */
  readonly isLast: boolean
  readonly strangers: number
  readonly onMove: (cardId: string, from: DeckZone) => void
  readonly onLift: (lifted: { readonly cardId: string; readonly from: DeckZone } | undefined) => void
}

/** A card of a column, of which those below it leave the title. A double click, S, the button or dragging moves one copy. */
export function PileCard({ group, zone, isLast, strangers, onMove, onLift }: PileCardProps) {
  const { card, count } = group
  const { onKeyDown, ...preview } = useCardPreview(card)
  const front = faceAt(card.data, 0)
  const name = frontName(card)
  const move = () => onMove(card._id, zone)
  const to = zone === 'main' ? 'to side' : 'to main'
  return (
    <li className={styles.slot}>
      <button
        type="button"
        className={joinClasses(styles.card, frameClass(frameColor(front)))}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', name)
          onLift({ cardId: card._id, from: zone })
        }}
        onDragEnd={() => onLift(undefined)}
        onDoubleClick={move}
        {...preview}
        onKeyDown={(event) => (event.key.toLowerCase() === 's' ? move() : onKeyDown?.(event))}
      >
        <ManaCost cost={costOf(card.data)} className={styles.cost} />
        {count > 1 ? <b className={styles.count}>×{count}</b> : null}
        <span>{name}</span>
        {isScarred(card) ? <Icon name="scar" label="scarred" size={12} /> : null}
        {strangers === 0 ? null : <em className={styles.stranger}>not drafted</em>}
        {isLast ? (
          <small>
            <span>{front.type_line.split(' — ')[0]}</span>
            {showsPowerToughness(front) ? <b>{powerToughnessText(front)}</b> : null}
          </small>
        ) : null}
      </button>
      <button type="button" className={styles.move} aria-label={`${name} ${to}`} onClick={move}>
        {to}
      </button>
    </li>
  )
}

const costOf = (data: CardData): string =>
  frontFaces(data)
    .map((face) => face.mana_cost)
    .join(' // ')

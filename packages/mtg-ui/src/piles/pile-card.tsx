import {
  type CardData,
  type DeckZone,
  faceAt,
  frontFaces,
  isScarred,
  powerToughnessText,
  showsPowerToughness,
} from '@parlour/mtg-cards'
import { Icon, joinClasses } from '@parlour/ui-kit'
import { besideOthers } from '../card/beside-others'
import { CardArt } from '../card/card-art'
import { frontName } from '../card/card-chip'
import { useCardPreview } from '../card/card-preview'
import { faceClass } from '../card/frame-class'
import { ManaCost } from '../mana/mana-cost'
import type { DraggedCard, PileGroup } from './piles'
import styles from './piles.module.css'

interface PileCardProps {
  readonly group: PileGroup
  readonly zone: DeckZone
  /** No card covers it: type and stats show. */
  readonly isLast: boolean
  /** A dragged card would come to lie above it. */
  readonly isDropBefore: boolean
  readonly strangers: number
  readonly tags: readonly string[] | undefined
  /** Without it the card is only looked at: a click opens it. */
  readonly onMove: ((cardId: string, from: DeckZone) => void) | undefined
  /** Opens what can be done with it. */
  readonly onOpen: ((cardId: string) => void) | undefined
  /** Without it the card cannot be dragged. */
  readonly onLift?: (lifted: DraggedCard | undefined) => void
  /** Moves it one place up or down in its column. */
  readonly onShift?: (by: 1 | -1) => void
}

/**
 * A card of a column; those below it leave its title free. A double click, S, the button or dragging moves
 * one copy; Alt with an arrow moves it within its column.
 */
export function PileCard(props: PileCardProps) {
  const { group, zone, isLast, isDropBefore, strangers, tags = [], onMove, onOpen, onLift, onShift } = props
  const { card, count, isMoved } = group
  const { onKeyDown, ...preview } = useCardPreview(card, besideTheColumns)
  const front = faceAt(card.data, 0)
  const name = frontName(card)
  const move = () => onMove?.(card._id, zone)
  const lift = onMove === undefined ? undefined : onLift
  const to = zone === 'main' ? 'to side' : 'to main'
  return (
    <li
      className={styles.slot}
      data-place={`deck ${card._id}`}
      data-name={group.name}
      data-drop={isDropBefore || undefined}
    >
      <button
        type="button"
        className={joinClasses(styles.card, faceClass(front))}
        draggable={lift !== undefined}
        onDragStart={(event) => {
          if (zone === 'command') return
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', name)
          lift?.({ cardId: card._id, name: group.name, from: zone })
        }}
        onDragEnd={() => lift?.(undefined)}
        onClick={() => onMove === undefined && onOpen?.(card._id)}
        onDoubleClick={move}
        {...preview}
        onKeyDown={(event) => {
          const by = event.altKey ? SHIFTS[event.key] : undefined
          if (by !== undefined) {
            event.preventDefault()
            onShift?.(by)
          } else if (event.key.toLowerCase() === 's') move()
          else onKeyDown?.(event)
        }}
      >
        <ManaCost cost={costOf(card.data)} className={styles.cost} />
        {count > 1 ? <b className={styles.count}>×{count}</b> : null} <span>{name}</span>
        {isMoved ? <i className={styles.moved} title="put here by hand" /> : null}
        {isScarred(card) ? <Icon name="scar" label="scarred" size={12} /> : null}
        {strangers === 0 ? null : <em className={styles.stranger}>not drafted</em>}
        {tags.length === 0 ? null : <em className={styles.tags}>{tags.join(', ')}</em>}
        {isLast ? (
          <>
            <CardArt face={front} className={styles.art} />
            <small>
              <span>{front.type_line.split(' — ')[0]}</span>
              {showsPowerToughness(front) ? <b>{powerToughnessText(front)}</b> : null}
            </small>
          </>
        ) : null}
      </button>
      {onOpen === undefined || onMove === undefined ? null : (
        <button
          type="button"
          className={styles.open}
          aria-label={`copies of ${name}`}
          title="copies and zones"
          onClick={() => onOpen(card._id)}
        >
          <Icon name="dots" size={14} />
        </button>
      )}
      {onMove === undefined ? null : (
        <button type="button" className={styles.move} aria-label={`${name} ${to}`} title={to} onClick={move}>
          <Icon name={zone === 'main' ? 'right' : 'left'} size={14} />
          <span>{to}</span>
        </button>
      )}
    </li>
  )
}

const besideTheColumns = (element: Element) => besideOthers(element, element.closest('[data-columns]'))

const SHIFTS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

const costOf = (data: CardData): string =>
  frontFaces(data)
    .map((face) => face.mana_cost)
    .join(' // ')

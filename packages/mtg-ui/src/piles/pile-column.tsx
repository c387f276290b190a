import type { DeckZone } from '@parlour/mtg-cards'
import { joinClasses } from '@parlour/ui-kit'
import type { DragEvent } from 'react'
import { PileCard } from './pile-card'
import type { CardTagsById, DraggedCard, PileGroup, PileZoneName, PlacedPile } from './piles'
import styles from './piles.module.css'

/** What every column of a zone gets. */
export interface PileActs {
  readonly zone: PileZoneName
  /** The copies that were not drafted. */
  readonly strangers: readonly string[]
  readonly tags: CardTagsById | undefined
  readonly onMove: ((cardId: string, from: DeckZone) => void) | undefined
  readonly onOpen: ((cardId: string) => void) | undefined
  readonly onLift: (lifted: DraggedCard | undefined) => void
}

interface PileColumnProps extends PileActs {
  readonly pile: PlacedPile
  /** A dragged card would come to lie before this one; null: below all. */
  readonly dropBefore: string | null | undefined
  /** Called while a card is dragged over the column, with the card that it would lie before. */
  readonly onOver: (before: string | undefined) => void
  /** Puts a card of this column before another or below all. */
  readonly onArrange: (name: string, before: string | undefined) => void
}

/** One column of cards that lie over each other. */
export function PileColumn({
  pile,
  dropBefore,
  onOver,
  onArrange,
  strangers,
  tags,
  ...acts
}: PileColumnProps) {
  const { label, groups, row, column, headCount } = pile
  return (
    <div
      className={joinClasses(styles.pile, groups.length === 0 && styles.bare)}
      style={{ ['--row' as string]: row, ['--column' as string]: column }}
      data-drop={dropBefore === null || undefined}
      onDragOver={(event) => onOver(cardBelow(event))}
    >
      <h4 data-continues={headCount === undefined || undefined}>
        <span>{label}</span>
        <span>{headCount === 0 ? '' : headCount}</span>
      </h4>
      <ul>
        {groups.map((group, index) => (
          <PileCard
            key={group.card._id}
            group={group}
            isLast={index === groups.length - 1}
            isDropBefore={dropBefore === group.name}
            strangers={group.cards.filter(({ _id }) => strangers.includes(_id)).length}
            tags={tags?.[group.card._id]}
            onShift={(by) => onArrange(group.name, shifted(groups, index, by))}
            {...acts}
          />
        ))}
      </ul>
    </div>
  )
}

/**
 * The name of the card before which a dragged card would lie: the first whose middle is below the pointer.
 */
function cardBelow({ currentTarget, clientY }: DragEvent<HTMLElement>): string | undefined {
  const slots = [...currentTarget.querySelectorAll<HTMLElement>('[data-name]')]
  const next = slots.find((slot) => {
    const { top, height } = slot.getBoundingClientRect()
    return clientY < top + height / 2
  })
  return next?.dataset.name
}

/** The name of the card before which a card comes to lie that goes one place up or down. */
const shifted = (all: readonly PileGroup[], index: number, by: 1 | -1): string | undefined =>
  all[by < 0 ? Math.max(index - 1, 0) : index + 2]?.name

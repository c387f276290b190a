import type { CardsByZone, DeckZone } from '@parlour/mtg-cards'
import { joinClasses, useFocusInPlace, useStored } from '@parlour/ui-kit'
import { type DragEvent, useState } from 'react'
import { PileCard } from './pile-card'
import {
  type Arrangement,
  arrangedWith,
  type DraggedCard,
  type Pile,
  type PileOrder,
  pileSize,
  pilesOf,
} from './piles'
import styles from './piles.module.css'

interface PileBoardProps {
  /** Under it the order that somebody gave the cards is kept in the browser. */
  readonly deckId: string
  readonly cards: CardsByZone
  readonly order: PileOrder
  /** The copies that were not drafted. */
  readonly strangers: readonly string[]
  /** Moves one copy between main deck and sideboard. */
  readonly onMove: (cardId: string, from: DeckZone) => void
  /**
   * Where room is low rather than narrow: the sideboard stands beside the main deck, so that both are in
   * sight, and leaves out empty columns.
   */
  readonly isBeside?: boolean
}

const AS_SORTED: Arrangement = {}

/**
 * Main deck and sideboard as columns of cards. Cards go from one to the other by double click, by S, or by
 * dragging; dragged within a zone they stay where they are dropped.
 */
export function PileBoard(props: PileBoardProps) {
  const { deckId, cards, order, isBeside = false } = props
  const [lifted, setLifted] = useState<DraggedCard>()
  const [arranged, arrange] = useStored<Arrangement>({
    key: `parlour-piles-${deckId}`,
    defaultValue: AS_SORTED,
  })
  const inPlace = useFocusInPlace<HTMLDivElement>('li > button:first-child')
  const piles = pilesOf(cards, order, arranged)
  const isArranged = Object.keys(arranged).some((key) => key.startsWith(`${order}/`))
  const tidy = () =>
    arrange(Object.fromEntries(Object.entries(arranged).filter(([key]) => !key.startsWith(`${order}/`))))
  return (
    <div
      {...inPlace}
      data-columns
      className={joinClasses(styles.board, isBeside && styles.beside)}
      style={{ ['--piles' as string]: Math.max(piles.length, 1) }}
    >
      {(['main', 'side'] as const).map((zone) => (
        <PileZone
          key={zone}
          {...props}
          {...{ zone, piles, lifted }}
          tidy={isArranged && zone === 'main' ? tidy : undefined}
          onLift={setLifted}
          onArrange={(name, label, before) =>
            arrange(arrangedWith(arranged, name, { order, zone, label, before, piles }))
          }
        />
      ))}
    </div>
  )
}

interface PileZoneProps extends PileBoardProps {
  readonly zone: 'main' | 'side'
  readonly piles: readonly Pile[]
  readonly lifted: DraggedCard | undefined
  readonly onLift: (lifted: DraggedCard | undefined) => void
  /** Puts a card into a column, before another or below all. */
  readonly onArrange: (name: string, label: string, before: string | undefined) => void
  /** Sorts the cards again; absent while they are sorted. */
  readonly tidy: (() => void) | undefined
}

const TITLES = { main: 'Main', side: 'Sideboard' } as const

/** Where a dragged card would come to lie. */
interface Drop {
  readonly label: string
  readonly before: string | undefined
}

function PileZone(props: PileZoneProps) {
  const { zone, cards, piles, strangers, lifted, onLift, onMove, onArrange, tidy } = props
  const [drop, setDrop] = useState<Drop>()
  const comesFromOther = lifted !== undefined && lifted.from !== zone
  const put = (place: Drop | undefined) => {
    if (lifted === undefined) return
    if (comesFromOther) onMove(lifted.cardId, lifted.from)
    if (place !== undefined) onArrange(lifted.name, place.label, place.before)
    setDrop(undefined)
    onLift(undefined)
  }
  return (
    <section
      className={joinClasses(styles.zone, comesFromOther && styles.takes)}
      aria-label={TITLES[zone]}
      onDragOver={(event) => lifted !== undefined && event.preventDefault()}
      onDragLeave={() => setDrop(undefined)}
      onDrop={(event) => {
        event.preventDefault()
        put(drop)
      }}
    >
      <h3>
        {TITLES[zone]} <span>{cards[zone].length}</span>
        {comesFromOther ? <em>drop here</em> : null}
        {tidy === undefined ? null : (
          <button type="button" className={styles.tidy} title="Sort the cards again" onClick={tidy}>
            tidy
          </button>
        )}
      </h3>
      <div className={styles.piles}>
        {piles.map(({ label, [zone]: groups }) => (
          <div
            key={label}
            className={styles.pile}
            data-drop={(drop?.label === label && drop.before === undefined) || undefined}
            onDragOver={(event) => {
              if (lifted === undefined) return
              const before = cardBelow(event)
              if (drop?.label !== label || drop.before !== before) setDrop({ label, before })
            }}
          >
            <h4>
              <span>{label}</span>
              <span>{pileSize(groups) || ''}</span>
            </h4>
            <ul>
              {groups.map((group, index, all) => (
                <PileCard
                  key={group.card._id}
                  group={group}
                  zone={zone}
                  isLast={index === all.length - 1}
                  isDropBefore={drop?.label === label && drop.before === group.name}
                  strangers={group.cards.filter(({ _id }) => strangers.includes(_id)).length}
                  onMove={onMove}
                  onLift={onLift}
                  onShift={(by) => onArrange(group.name, label, shifted(all, index, by))}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
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
const shifted = (all: Pile['main'], index: number, by: 1 | -1): string | undefined =>
  all[by < 0 ? Math.max(index - 1, 0) : index + 2]?.name

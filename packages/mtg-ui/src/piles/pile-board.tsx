import { type Card, type CardsByZone, type DeckZone, groupCards } from '@parlour/mtg-cards'
import { defined } from '@parlour/kernel'
import { joinClasses, useFocusInPlace, useStored } from '@parlour/ui-kit'
import { useState } from 'react'
import { PileCard } from './pile-card'
import { PileColumn } from './pile-column'
import {
  type Arrangement,
  arrangedWith,
  type CardTagsById,
  type DraggedCard,
  type Pile,
  type PileOrder,
  pilesOf,
  placedPiles,
} from './piles'
import styles from './piles.module.css'

interface PileBoardProps {
  /** Under it the order that somebody gave the cards is kept in the browser. */
  readonly deckId: string
  readonly cards: CardsByZone
  readonly order: PileOrder
  /** Shown on the cards, and what columns by tag are of. */
  readonly tags?: CardTagsById
  /** The copies that were not drafted. */
  readonly strangers: readonly string[]
  /** Moves one copy between main deck and sideboard; without it the deck is only looked at. */
  readonly onMove?: (cardId: string, from: DeckZone) => void
  /**
   * Where room is low rather than narrow: the sideboard stands beside the main deck, so that both are in
   * sight, and leaves out empty columns.
   */
  readonly isBeside?: boolean
  /**
   * Columns of mana values show creatures in a row above all else, lands beside both, and the picture of the
   * lowest card.
   */
  readonly isByKind?: boolean
  /** Opens what can be done with a card, or the card where a deck is only looked at. */
  readonly onOpen?: (cardId: string) => void
}

/** More columns than these go into further rows. */
const MOST_COLUMNS = 8

const AS_SORTED: Arrangement = {}

/**
 * Main deck and sideboard as columns of cards. Cards go from one to the other by double click, by S, or by
 * dragging; dragged within a zone they stay where they are dropped.
 */
export function PileBoard(props: PileBoardProps) {
  const { deckId, cards, order, isBeside = false, isByKind = false, tags } = props
  const [lifted, setLifted] = useState<DraggedCard>()
  const [arranged, arrange] = useStored<Arrangement>({
    key: `parlour-piles-${deckId}`,
    defaultValue: AS_SORTED,
  })
  const inPlace = useFocusInPlace<HTMLDivElement>('li > button:first-child')
  const piles = pilesOf(cards, order, { arranged, ...defined({ tags }) })
  const isArranged = Object.keys(arranged).some((key) => key.startsWith(`${order}/`))
  const tidy = () =>
    arrange(Object.fromEntries(Object.entries(arranged).filter(([key]) => !key.startsWith(`${order}/`))))
  return (
    <div
      {...inPlace}
      data-columns
      className={joinClasses(styles.board, isBeside && styles.beside, isByKind && styles.byKind)}
      style={{ ['--piles' as string]: Math.min(Math.max(piles.length, 1), MOST_COLUMNS) }}
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
      {cards.command.length === 0 ? null : <CommandZone {...props} />}
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

/** Where a dragged card would come to lie: a column, before a card or below all. */
interface Drop {
  readonly pile: number
  readonly label: string
  readonly before: string | undefined
}

function PileZone(props: PileZoneProps) {
  const { zone, cards, order, piles, strangers, lifted, onLift, onMove, onOpen, onArrange, tidy, tags } =
    props
  const [drop, setDrop] = useState<Drop>()
  const comesFromOther = lifted !== undefined && lifted.from !== zone
  const put = (place: Drop | undefined) => {
    if (lifted === undefined) return
    if (comesFromOther) onMove?.(lifted.cardId, lifted.from)
    if (place !== undefined) onArrange(lifted.name, place.label, place.before)
    setDrop(undefined)
    onLift(undefined)
  }
  const isByKind = props.isByKind === true && zone === 'main' && order === 'mana value'
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
      <header className={styles.zoneHead}>
        <h3>
          {TITLES[zone]} <span>{cards[zone].length}</span>
          {comesFromOther ? <em>drop here</em> : null}
        </h3>
        {props.isByKind === true && zone === 'main' && onMove !== undefined ? (
          <small>
            double click or <kbd>S</kbd> moves a card
          </small>
        ) : null}
        {tidy === undefined ? null : (
          <button type="button" className={styles.tidy} title="Sort the cards again" onClick={tidy}>
            tidy
          </button>
        )}
      </header>
      <div className={styles.piles} data-kinds={isByKind || undefined}>
        {placedPiles(piles, zone, isByKind).map((pile, index) => (
          <PileColumn
            key={index}
            {...{ pile, zone, strangers, tags, onMove, onOpen, onLift }}
            dropBefore={drop?.pile === index ? (drop.before ?? null) : undefined}
            onOver={(before) => {
              if (lifted === undefined || (drop?.pile === index && drop.before === before)) return
              setDrop({ pile: index, label: pile.label, before })
            }}
            onArrange={(name, before) => onArrange(name, pile.label, before)}
          />
        ))}
      </div>
    </section>
  )
}

const CommandZone = ({ cards: { command }, ...acts }: PileBoardProps) => (
  <LooseCards title="Command zone" zone="command" cards={command} {...acts} />
)

interface LooseCardsProps extends Pick<PileBoardProps, 'strangers' | 'tags' | 'onMove' | 'onOpen'> {
  readonly title: string
  /** Said behind the title. */
  readonly note?: string
  /** Where a card says that it goes: from the main deck to the sideboard, from others to the main deck. */
  readonly zone: DeckZone
  readonly cards: readonly Card[]
}

/** Cards that stand in no column: of the command zone, or beside the deck. */
export function LooseCards({ title, note, zone, cards, strangers, tags, onMove, onOpen }: LooseCardsProps) {
  return (
    <section className={styles.zone} aria-label={title}>
      <header className={styles.zoneHead}>
        <h3>
          {title} <span>{cards.length}</span>
        </h3>
        {note === undefined ? null : <small>{note}</small>}
      </header>
      <ul className={styles.command}>
        {groupCards(cards).map((group) => (
          <PileCard
            key={group.card._id}
            group={{ ...group, isMoved: false }}
            zone={zone}
            isLast
            isDropBefore={false}
            strangers={group.cards.filter(({ _id }) => strangers.includes(_id)).length}
            tags={tags?.[group.card._id]}
            onMove={onMove}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  )
}

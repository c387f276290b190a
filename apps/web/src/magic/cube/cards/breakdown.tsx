import { useOneTabStop, usePrinting } from '@parlour/ui-kit'
import {
  type BreakdownColumn,
  type BreakdownSection,
  type Card,
  type CardOrder,
  cubeBreakdown,
} from '@parlour/mtg-cards'
import { cardCount, type LinkedAchievement } from '@parlour/mtg-ui'
import { memo, type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react'
import { BreakdownColumnView } from './breakdown-column'
import styles from './breakdown.module.css'
import { moveInColumns } from './move-in-columns'

interface BreakdownProps {
  /** What is shown, and how many cards the cube has in all. */
  readonly cards: readonly Card[]
  readonly total: number
  readonly linked: readonly LinkedAchievement[]
  readonly order: CardOrder
  /** Chooses the order. */
  readonly sort: ReactNode
  readonly empty: string
  readonly onOpen: (cardId: string) => void
  readonly ref?: RefObject<HTMLElement | null>
}

/** Cards, not the boxes that select them. */
export const CARD_ROWS = 'li button'

/**
 * Cards in columns by color, sections by type and dividers by mana value (rules: cards 7.1). All cards are
 * one stop of the Tab key.
 */
export const Breakdown = memo(function Breakdown({
  cards,
  total,
  linked,
  order,
  sort,
  empty,
  onOpen,
  ref,
}: BreakdownProps) {
  const columns = useMemo(() => cubeBreakdown(cards, order).filter(({ count }) => count > 0), [cards, order])
  const beginnings = useMemo(() => beginningsOf(columns), [columns])
  const drawnRows = useDrawnRows(cards.length)
  const drawn = usePrinting() ? Infinity : drawnRows
  const tabStop = useOneTabStop<HTMLDivElement>([CARD_ROWS])
  return (
    <section ref={ref} className={styles.breakdown} aria-label="Cards">
      <header className={styles.head}>
        <h2>
          {cardCount(cards.length)}
          {cards.length === total ? null : <span> of {total.toLocaleString('en')}</span>}
        </h2>
        {sort}
      </header>
      {cards.length === 0 ? <p className={styles.empty}>{empty}</p> : null}
      {columns.length < 2 ? null : (
        <nav className={styles.jumps} aria-label="Columns">
          {columns.map(({ id, count }) => (
            <a key={id} href={`#column-${id}`} className={styles[id]}>
              {id} <span>{count.toLocaleString('en')}</span>
            </a>
          ))}
        </nav>
      )}
      <div {...tabStop} className={styles.columns} onKeyDown={moveInColumns}>
        {columns.map((column) => (
          <BreakdownColumnView
            key={column.id}
            column={column}
            isDrawn={(section) => (beginnings.get(section) ?? 0) < drawn}
            linked={linked}
            onOpen={onOpen}
          />
        ))}
      </div>
    </section>
  )
})

/** So many rows hold a slow computer for a fifth of a second. */
const ROWS_AT_ONCE = 60

/**
 * How many rows are drawn by now: those of a large cube come in steps, so that the page answers meanwhile.
 */
function useDrawnRows(count: number): number {
  const [drawn, setDrawn] = useState(ROWS_AT_ONCE)
  useEffect(() => {
    if (drawn >= count) return
    const timer = setTimeout(() => setDrawn(drawn + ROWS_AT_ONCE))
    return () => clearTimeout(timer)
  }, [drawn, count])
  return drawn
}

/**
 * How many rows come before each section: those of the first sections of all columns, then of the second
 * ones.
 */
function beginningsOf(columns: readonly BreakdownColumn[]): ReadonlyMap<BreakdownSection, number> {
  const most = Math.max(0, ...columns.map(({ sections }) => sections.length))
  const inOrder = Array.from({ length: most }, (_, at) =>
    columns.flatMap(({ sections }) => sections[at] ?? []),
  )
  let rows = 0
  return new Map(inOrder.flat().map((section) => [section, (rows += section.count) - section.count]))
}

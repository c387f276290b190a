import { useOneTabStop } from '@parlour/ui-kit'
import {
  type BreakdownColumn,
  type BreakdownSection,
  type Card,
  type CardOrder,
  cubeBreakdown,
  sortByOrder,
} from '@parlour/mtg-cards'
import { cardCount, type LinkedAchievement } from '@parlour/mtg-ui'
import { lazy, memo, type ReactNode, type RefObject, Suspense, useMemo } from 'react'
import { TableSkeleton } from '../../../tables/table-skeleton'
import { BreakdownColumnView } from './breakdown-column'
import styles from './breakdown.module.css'
import { type CubeShape, CubeShapeSwitch } from './cube-shape'
import { moveInColumns } from './move-in-columns'
import { useDrawnRows } from './use-drawn-rows'

// What few visits open comes when it is opened.
const CubeTable = lazy(async () => ({ default: (await import('./cube-table')).CubeTable }))
const CubePictures = lazy(async () => ({ default: (await import('./cube-pictures')).CubePictures }))

interface BreakdownProps {
  /** What is shown, and how many cards the cube has in all. */
  readonly cards: readonly Card[]
  readonly total: number
  readonly linked: readonly LinkedAchievement[]
  readonly order: CardOrder
  readonly shape: CubeShape
  /** Chooses the order. */
  readonly sort: ReactNode
  readonly empty: string
  readonly onOpen: (cardId: string) => void
  readonly ref?: RefObject<HTMLElement | null>
}

/** Cards, not the boxes that select them. */
export const CARD_ROWS = ':is(li, td) button'

/**
 * Cards in columns by color, sections by type and dividers by mana value (rules: cards 7.1), as a table, or
 * drawn. All cards are one stop of the Tab key.
 */
export const Breakdown = memo(function Breakdown({
  cards,
  total,
  linked,
  order,
  shape,
  sort,
  empty,
  onOpen,
  ref,
}: BreakdownProps) {
  const sorted = useMemo(() => (shape === 'columns' ? [] : sortByOrder(cards, order)), [cards, order, shape])
  return (
    <section ref={ref} className={styles.breakdown} aria-label="Cards">
      <header className={styles.head}>
        <h2>
          {cardCount(cards.length)}
          {cards.length === total ? null : <span> of {total.toLocaleString('en')}</span>}
        </h2>
        <span className={styles.controls}>
          <CubeShapeSwitch />
          {sort}
        </span>
      </header>
      {cards.length === 0 ? <p className={styles.empty}>{empty}</p> : null}
      {cards.length === 0 ? null : shape === 'columns' ? (
        <Columns {...{ cards, linked, order, onOpen }} />
      ) : (
        <Suspense fallback={<TableSkeleton rows={8} />}>
          {shape === 'table' ? (
            <CubeTable cards={sorted} onOpen={onOpen} />
          ) : (
            <CubePictures cards={sorted} onOpen={onOpen} />
          )}
        </Suspense>
      )}
    </section>
  )
})

function Columns({
  cards,
  order,
  linked,
  onOpen,
}: Pick<BreakdownProps, 'cards' | 'order' | 'linked' | 'onOpen'>) {
  const columns = useMemo(() => cubeBreakdown(cards, order).filter(({ count }) => count > 0), [cards, order])
  const beginnings = useMemo(() => beginningsOf(columns), [columns])
  const drawn = useDrawnRows(cards.length)
  const tabStop = useOneTabStop<HTMLDivElement>([CARD_ROWS])
  return (
    <>
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
    </>
  )
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

import { seatClass } from '@parlour/ui-kit'
import { useLayoutEffect, useRef } from 'react'
import { useTableState } from '../acting/table-store'
import { type Form, geometryBelow, geometryOf, panelsHeight } from '../layout/geometry'
import { useSize } from '../layout/use-size'
import { ModeToast } from '../strip/mode-toast'
import type { Table } from '../table/table'
import { Backs } from './backs'
import styles from './board.module.css'
import { Half } from './half'
import { Hand } from './hand'
import { PhoneHalf } from './phone-half'
import { RivalPanels } from './rival-panel'
import { TextBoard } from './text-board'

interface BoardProps {
  readonly table: Table
  readonly form: Form
  /** Lines of text in place of cards. */
  readonly text: boolean
}

/** Between the edges of the board and its cards, on both sides. */
const EDGES = 16

/** The table: the opponents above the seam, the viewer's own half and hand below it. */
export function Board({ table, form, text }: BoardProps) {
  const [ref, { width, height }] = useSize()
  const [panels, panelSize] = useSize()
  const { own, others } = table
  if (text)
    return (
      <section ref={ref} className={styles.board} data-board aria-label="Table">
        <ModeToast table={table} />
        <TextBoard table={table} form={form} />
      </section>
    )
  if (form === 'phone') return <PhoneBoard table={table} />
  const board = { form, height, players: others.length + 1 }
  const inner = width - EDGES
  const size = geometryOf(board)
  const [rival, ...more] = others
  const isDuel = rival !== undefined && more.length === 0
  const below = isDuel ? size : geometryBelow(size, { ...board, panels: panelSize.height })
  return (
    <section ref={ref} className={styles.board} data-board aria-label="Table">
      {isDuel ? (
        <div className={seatClass(rival.seat)}>
          <Backs zone={rival.zones.hand} />
        </div>
      ) : null}
      {isDuel ? (
        <Half {...{ table, form, size, height }} player={rival} width={inner} below={false} />
      ) : (
        <div ref={panels} className={styles.panels} style={{ maxHeight: panelsHeight(size, board) }}>
          <RivalPanels table={table} size={size} width={inner} />
        </div>
      )}
      <div className={styles.seam} data-seam>
        <ModeToast table={table} />
      </div>
      <Half {...{ table, form, height }} size={below} player={own} width={inner} below />
      {table.isSeated ? (
        <Hand zone={own.zones.hand} size={size} width={inner} form={form} />
      ) : (
        <Backs zone={own.zones.hand} />
      )}
    </section>
  )
}

/**
 * On a phone the two halves scroll together both ways, and begin with all of the viewer's half in sight;
 * above it stands the opponent that is faced.
 */
function PhoneBoard({ table }: Pick<BoardProps, 'table'>) {
  const facing = useTableState((state) => state.facing)
  const halves = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (halves.current !== null) halves.current.scrollTop = halves.current.scrollHeight
  }, [])
  const rival = table.others.find(({ name }) => name === facing) ?? table.others[0]
  return (
    <section className={styles.board} data-board aria-label="Table">
      <ModeToast table={table} />
      <div
        ref={halves}
        className={styles.scroll}
        tabIndex={0}
        role="group"
        aria-label="Both halves of the table"
      >
        {rival === undefined ? null : <PhoneHalf table={table} player={rival} below={false} />}
        <div className={styles.seam} />
        <PhoneHalf table={table} player={table.own} below />
      </div>
    </section>
  )
}

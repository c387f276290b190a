import { starSkipsDraw } from '../acting/phase-acts'
import type { Table } from '../table/table'
import styles from './table-strip.module.css'

/** Phase and turn in words. */
function turnWords({ view }: Table): string {
  const turn = view.turnPlayer === view.you ? 'your turn' : `${view.turnPlayer}’s turn`
  return `${view.phase} · ${turn}`
}

function FirstDraw({ table: { view } }: { readonly table: Table }) {
  if (view.turnPlayer !== view.you) return ` · ${view.turnPlayer} begins, without a draw`
  return (
    <>
      {' · '}
      <span className={styles.room}>you begin, so </span>the star skips your draw
    </>
  )
}

/** Phase and turn, and who draws nothing in the first. */
export function Turn({ table }: { readonly table: Table }) {
  return (
    <>
      <span className={styles.words}>
        {turnWords(table)}
        <span className={styles.room}> · turn {table.view.turn}</span>
      </span>
      {starSkipsDraw(table) ? <FirstDraw table={table} /> : null}
    </>
  )
}

import type { MouseEvent, PropsWithChildren } from 'react'
import styles from './game-table.module.css'

/** A row of which every free spot follows its first link. `turn`: the viewer is asked something there. */
export function GameRow({ turn = false, children }: PropsWithChildren<{ readonly turn?: boolean }>) {
  return (
    <tr className={turn ? `${styles.row} ${styles.turn}` : styles.row} onClick={followRow}>
      {children}
    </tr>
  )
}

/**
 * Follows the first link of the row, with the same keys held, unless the click hit a control of its own. A
 * link stretched over the row by CSS would cover the whole page in WebKit, where a `tr` positions nothing.
 */
function followRow(event: MouseEvent<HTMLTableRowElement>): void {
  const { currentTarget: row, target, ctrlKey, metaKey, shiftKey } = event
  const isOwnControl = target instanceof Element && target.closest('a, button') !== null
  // A menu is drawn elsewhere on the page, and its clicks still reach the row that owns it.
  const isInside = target instanceof Node && row.contains(target)
  if (isOwnControl || !isInside || window.getSelection()?.isCollapsed === false) return
  row
    .querySelector('a')
    ?.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    )
}

import { keyCap } from '../acting/key-cap'
import styles from './menu.module.css'

interface CommandButtonProps {
  readonly label: string
  readonly shortcut?: string | undefined
  readonly danger?: boolean
  readonly onRun: () => void
}

/** An entry of a menu with its key. */
export function CommandButton({ label, shortcut, danger = false, onRun }: CommandButtonProps) {
  return (
    <button type="button" className={styles.command} data-danger={danger || undefined} onClick={onRun}>
      <span>{label}</span>
      {shortcut === undefined ? null : <kbd aria-hidden="true">{keyCap(shortcut)}</kbd>}
    </button>
  )
}

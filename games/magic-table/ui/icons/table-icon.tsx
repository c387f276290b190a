import { joinClasses } from '@parlour/ui-kit'
import { ICON_DRAWINGS, type TableIconName } from './icon-drawings'
import styles from './table-icon.module.css'

interface TableIconProps {
  readonly name: TableIconName
  readonly size?: number
  readonly className?: string | undefined
}

/** A symbol of the table in the color of the surrounding text; hidden from screen readers. */
export function TableIcon({ name, size = 16, className }: TableIconProps) {
  const drawing: string = ICON_DRAWINGS[name]
  const filled = drawing.startsWith('!')
  return (
    <svg
      className={joinClasses(styles.icon, filled && styles.filled, className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={filled ? drawing.slice(1) : drawing} fillRule="evenodd" />
    </svg>
  )
}

/** A sign on its own plate, as it stands on a card; the words are its title. */
export function Mark({ name, title }: { readonly name: TableIconName; readonly title: string }) {
  return (
    <span className={styles.mark} data-mark={name} title={title}>
      <TableIcon name={name} size={12} />
    </span>
  )
}

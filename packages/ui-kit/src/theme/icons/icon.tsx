import styles from './icon.module.css'
import { ICON_PATHS, type IconName } from './icon-paths'

const HEAVY: readonly IconName[] = ['dots', 'more']

interface IconProps {
  readonly name: IconName
  /** Its accessible name; without it the icon is decoration beside a word. */
  readonly label?: string
  /** Any CSS length; 1.25em by default. */
  readonly size?: string | number
  readonly className?: string
}

/** A line icon in the color of the text around it. */
export function Icon({ name, label, size, className }: IconProps) {
  return (
    <svg
      className={className === undefined ? styles.icon : `${styles.icon} ${className}`}
      viewBox="0 0 24 24"
      strokeWidth={HEAVY.includes(name) ? 3 : 1.75}
      {...(size === undefined ? {} : { style: { width: size, height: size } })}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}

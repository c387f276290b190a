import { joinClasses } from '@parlour/ui-kit'
import { useId } from 'react'
import styles from './card-back.module.css'

/** The back of every drawn card: a table with its four seats. */
export function CardBack({ className }: { readonly className?: string | undefined }) {
  const weave = useId()
  return (
    <svg
      className={joinClasses(styles.back, className)}
      viewBox="-8 -11 142 198"
      role="img"
      aria-label="Card back"
    >
      <defs>
        <pattern
          id={weave}
          width="14"
          height="14"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className={styles.thread} d="M0 7h14M7 0v14" />
        </pattern>
      </defs>
      <rect className={styles.pen} x="0.75" y="0.75" width="124.5" height="174.5" rx="8" />
      <path fill={`url(#${weave})`} fillRule="evenodd" d="M6 6h114v164H6zM63 34L27 88l36 54 36-54z" />
      <path className={styles.pen} d="M63 34L27 88l36 54 36-54z" />
      <rect className={styles.table} x="49" y="74" width="28" height="28" rx="6" />
      <g className={styles.seats}>
        <circle cx="63" cy="65" r="4" />
        <circle cx="63" cy="111" r="4" />
        <circle cx="40" cy="88" r="4" />
        <circle cx="86" cy="88" r="4" />
      </g>
    </svg>
  )
}

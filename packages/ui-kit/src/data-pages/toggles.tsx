import type { ReactNode } from 'react'
import styles from './data.module.css'

interface TogglesProps<Value extends string> {
  readonly label: string
  readonly values: readonly Value[]
  readonly chosen: ReadonlySet<Value>
  readonly onChange: (chosen: ReadonlySet<Value>) => void
  /** How a value is drawn where its word alone is not enough; the word stays its accessible name. */
  readonly face?: (value: Value) => ReactNode
  readonly word?: (value: Value) => string
}

/** Any of several values, each switched on and off by itself. */
export function Toggles<Value extends string>({
  label,
  values,
  chosen,
  onChange,
  face,
  word = String,
}: TogglesProps<Value>) {
  return (
    <span className={styles.toggles} role="group" aria-label={label}>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className={styles.toggle}
          aria-pressed={chosen.has(value)}
          aria-label={word(value)}
          title={face === undefined ? undefined : word(value)}
          onClick={() => onChange(new Set(values.filter((one) => chosen.has(one) !== (one === value))))}
        >
          {face === undefined ? word(value) : face(value)}
        </button>
      ))}
    </span>
  )
}

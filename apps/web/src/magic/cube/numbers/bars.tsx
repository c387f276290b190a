import type { ReactNode } from 'react'
import styles from './numbers.module.css'

/** A number with its length. */
export interface Bar {
  readonly id: string
  readonly label: ReactNode
  readonly count: number
  /** As it is written, where that is not the number itself. */
  readonly words?: string
  /** The color of the bar; the accent's without it. */
  readonly fill?: string
}

/** Numbers under each other, each written and drawn as long as it is large. */
export function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  const most = Math.max(1e-9, ...bars.map(({ count }) => count))
  return (
    <dl className={styles.bars}>
      {bars.map(({ id, label, count, words = count.toLocaleString('en'), fill = 'var(--accent)' }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.track}>
              <i style={{ width: `${(100 * count) / most}%`, background: fill }} />
            </span>
            <b>{words}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}

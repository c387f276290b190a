import type { Card } from '@parlour/mtg-cards'
import styles from './deck.module.css'
import { CURVE_END, manaCurve } from './mana-curve'

/** The main deck's cards by mana value, as columns. */
export function ManaCurveChart({ cards }: { readonly cards: readonly Card[] }) {
  const counts = manaCurve(cards)
  const most = Math.max(...counts, 1)
  const words = counts.map((count, value) => `${count} of mana value ${label(value)}`).join(', ')
  return (
    <div className={styles.curve} role="img" aria-label={`Mana curve: ${words}`}>
      {counts.map((count, value) => (
        <div key={value}>
          <span>{count === 0 ? '' : count}</span>
          <i style={{ height: `${(count / most) * 28}px` }} />
          <small>{label(value)}</small>
        </div>
      ))}
    </div>
  )
}

const label = (value: number) => (value === CURVE_END ? `${value}+` : String(value))

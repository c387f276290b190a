import type { Card } from '@parlour/mtg-cards'
import styles from './mana-curve.module.css'
import { manaCurve } from './mana-curve'

interface ManaCurveChartProps {
  /** The cards of the main deck. */
  readonly cards: readonly Card[]
  /** In pixels, of the highest column. */
  readonly height?: number
}

/** The main deck's cards by mana value, as columns: creatures at the foot, the others hatched above them. */
export function ManaCurveChart({ cards, height = 28 }: ManaCurveChartProps) {
  const columns = manaCurve(cards)
  const most = Math.max(...columns.map(({ creatures, others }) => creatures + others), 1)
  const high = (count: number) => ({ height: `${(count / most) * height}px` })
  const words = columns.map(
    ({ label, creatures, others }) => `${creatures + others} of mana value ${label}, ${creatures} creatures`,
  )
  return (
    <div
      className={styles.curve}
      style={{ minHeight: height + 36 }}
      role="img"
      aria-label={`Mana curve: ${words.join('; ')}`}
    >
      {columns.map(({ label, creatures, others }) => (
        <div key={label}>
          <span>{creatures + others === 0 ? '' : creatures + others}</span>
          <i className={styles.others} style={high(others)} />
          <i className={styles.creatures} style={high(creatures)} />
          <small>{label}</small>
        </div>
      ))}
    </div>
  )
}

import styles from './small-chart.module.css'

interface SmallChartProps {
  readonly title: string
  /** One after the other in time, the last one the present. */
  readonly values: readonly number[]
  readonly words: (value: number) => string
}

const [WIDTH, HEIGHT] = [120, 32]

/** A figure with its course: what it is now, at most, and a line of how it went. */
export function SmallChart({ title, values, words }: SmallChartProps) {
  const most = Math.max(...values, 0)
  const step = WIDTH / Math.max(1, values.length - 1)
  const height = (value: number) => HEIGHT - 1 - (most === 0 ? 0 : (value / most) * (HEIGHT - 2))
  const points = values.map((value, at) => `${(at * step).toFixed(1)},${height(value).toFixed(1)}`)
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span>{title}</span>
        <strong>{words(values.at(-1) ?? 0)}</strong>
        <small>at most {words(most)}</small>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <polyline points={points.join(' ')} />
      </svg>
    </figure>
  )
}

import type { ColumnChart } from '@parlour/kernel'
import { PlayerName } from '../seats/player-name'
import { ChartTable } from './chart-table'
import styles from './charts.module.css'

/** A group of columns for each seat, their numbers above them. */
export function ColumnChartView({
  chart,
  seats,
}: {
  readonly chart: ColumnChart
  readonly seats: readonly string[]
}) {
  const { columns, values, title } = chart
  const most = Math.max(1, ...values.flat())
  return (
    <div className={styles.chart}>
      <div className={styles.groups} aria-hidden="true">
        {seats.map((name, seat) => (
          <figure key={name}>
            <figcaption>
              <PlayerName name={name} />
            </figcaption>
            <div className={styles.columns}>
              {columns.map((column, at) => {
                const value = values[seat]?.[at] ?? 0
                return (
                  <span key={column}>
                    <b>{value === 0 ? '' : value}</b>
                    <i style={{ height: `${Math.round((value / most) * 64)}px` }} />
                    <small>{column}</small>
                  </span>
                )
              })}
            </div>
          </figure>
        ))}
      </div>
      <ChartTable
        title={title}
        columns={columns}
        rows={seats.map((name, seat) => ({ name, values: values[seat] ?? [] }))}
      />
    </div>
  )
}

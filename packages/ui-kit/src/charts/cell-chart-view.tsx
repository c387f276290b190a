import type { CellChart } from '@parlour/kernel'
import { joinClasses } from '../join-classes'
import { PlayerName } from '../seats/player-name'
import { ChartTable } from './chart-table'
import styles from './charts.module.css'

/** A row of lettered cells for each seat, in groups: what was taken, in its order. */
export function CellChartView({
  chart,
  seats,
}: {
  readonly chart: CellChart
  readonly seats: readonly string[]
}) {
  const { groups, cells, title } = chart
  return (
    <div className={styles.chart}>
      <div className={styles.cellRows} aria-hidden="true">
        {seats.map((name, seat) => (
          <div key={name} className={styles.cellRow}>
            <PlayerName name={name} />
            {groups.map((group, at) => (
              <span key={group} className={styles.cells}>
                {(cells[seat]?.[at] ?? []).map(({ letter, words, tone }, index) => (
                  <i key={index} className={joinClasses(styles.cell, styles[tone])} title={words}>
                    {letter}
                  </i>
                ))}
              </span>
            ))}
          </div>
        ))}
        <div className={styles.cellRow}>
          <span />
          {groups.map((group) => (
            <small key={group}>{group}</small>
          ))}
        </div>
      </div>
      <ChartTable
        title={title}
        columns={groups}
        rows={seats.map((name, seat) => ({
          name,
          values: groups.map((_, at) => (cells[seat]?.[at] ?? []).map(({ words }) => words).join(', ')),
        }))}
      />
    </div>
  )
}

import { PlayerName } from '../seats/player-name'
import styles from './charts.module.css'

interface ChartTableProps {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly values: readonly (number | string)[] }[]
}

/** What a chart draws as a table, which opens below it; readers of a screen get it in the chart's place. */
export function ChartTable({ title, columns, rows }: ChartTableProps) {
  return (
    <details className={styles.numbers}>
      <summary>as a table</summary>
      <div className={styles.scrolled} tabIndex={0} role="region" aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">player</span>
              </th>
              {columns.map((column, at) => (
                <th key={at} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">
                  <PlayerName name={name} />
                </th>
                {values.map((value, at) => (
                  <td key={at}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

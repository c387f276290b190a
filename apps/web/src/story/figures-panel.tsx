import type { FigureRow } from '@parlour/kernel'
import type { GameStory } from '@parlour/protocol'
import { Panel, PlayerName } from '@parlour/ui-kit'
import styles from './story-page.module.css'

/** What each player did, as a table: the largest number of a row stands out. */
export function FiguresPanel({ story: { figures, seats } }: { readonly story: GameStory }) {
  if (figures.length === 0) return null
  return (
    <Panel title="Figures" flush>
      <div className={styles.scrolled} tabIndex={0} role="region" aria-label="Figures of each player">
        <table className={styles.figures}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">figure</span>
              </th>
              {seats.map((name) => (
                <th key={name} scope="col">
                  <PlayerName name={name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map((row) => (
              <tr key={row.title}>
                <th scope="row">{row.title}</th>
                {row.values.map((value, seat) => (
                  <td key={seats[seat]} className={seat === leadIn(row) ? styles.most : undefined}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

/** The seat that has more than all others; undefined where two have as much, or there is nothing to count. */
function leadIn({ values }: FigureRow): number | undefined {
  const numbers = values.filter((value) => typeof value === 'number')
  const most = Math.max(...numbers)
  if (numbers.length < values.length || numbers.filter((value) => value === most).length > 1) return undefined
  return values.indexOf(most)
}

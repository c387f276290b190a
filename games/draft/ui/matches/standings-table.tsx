import type { Standing, MatchTally } from '@parlour/matches'
import { PlayerName } from '@parlour/ui-kit'
import styles from './matches.module.css'

interface StandingsTableProps {
  /** Best first. */
  readonly standings: readonly Standing[]
  readonly nameOf: (id: string) => string
}

const SHARES = [
  { key: 'opponentsMatchWins', short: 'OMW', words: 'opponents’ match wins' },
  { key: 'gameWins', short: 'GW', words: 'game wins' },
  { key: 'opponentsGameWins', short: 'OGW', words: 'opponents’ game wins' },
] as const

const tallyText = ({ won, lost, drawn }: MatchTally) => [won, lost, ...(drawn === 0 ? [] : [drawn])].join('-')
const percent = (share: number) => (100 * share).toFixed(1)

/** How the drafters stand: points, matches and games, then the tie-breaks in their order. */
export function StandingsTable({ standings, nameOf }: StandingsTableProps) {
  return (
    <div className={styles.wide} tabIndex={0} role="region" aria-label="Standings">
      <table className={styles.standings}>
        <thead>
          <tr>
            <th scope="col">
              <abbr title="place">#</abbr>
            </th>
            <th scope="col">player</th>
            <th scope="col">points</th>
            <th scope="col">matches</th>
            <th scope="col">games</th>
            {SHARES.map(({ key, short, words }) => (
              <th key={key} scope="col">
                <abbr title={`${words}, in percent`}>{short} %</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.map((standing) => (
            <tr key={standing.player}>
              <td>{standing.place}</td>
              <th scope="row">
                <PlayerName name={nameOf(standing.player)} />
              </th>
              <td className={styles.points}>{standing.points}</td>
              <td>{tallyText(standing.matches)}</td>
              <td>{tallyText(standing.games)}</td>
              {SHARES.map(({ key }) => (
                <td key={key}>{percent(standing[key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

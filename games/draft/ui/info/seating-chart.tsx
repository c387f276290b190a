import { PlayerName } from '@parlour/ui-kit'
import type { DraftView } from '../../rules/types'
import { passesPacks, seatWords } from '../draft-view'
import styles from './info.module.css'

interface SeatingChartProps {
  readonly view: DraftView
  /** Names of those who are asked something. */
  readonly asked: readonly string[]
}

/** Seats in order with the packs waiting at each, by round, and the way each round passes. */
export function SeatingChart({ view, asked }: SeatingChartProps) {
  if (!passesPacks(view)) return <SeatList view={view} />
  return <PackTable view={view} asked={asked} />
}

/** Where nothing is passed: how far everybody is. */
function SeatList({ view }: Pick<SeatingChartProps, 'view'>) {
  return (
    <section className={styles.section}>
      <h3>Seats</h3>
      <table className={styles.table}>
        <tbody>
          {view.seats.map((seat) => (
            <tr key={seat._id} className={seat.name === view.you?.name ? styles.self : undefined}>
              <th scope="row">
                <PlayerName name={seat.name} />
              </th>
              <td>{seatWords(view, seat)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function PackTable({ view: { seats, packs, numPacks, you }, asked }: SeatingChartProps) {
  const rounds = Array.from({ length: numPacks }, (_, round) => round)
  return (
    <section className={styles.section}>
      <h3>Seats</h3>
      <div className={styles.wideTable} tabIndex={0} role="region" aria-label="Seating chart">
        <table className={styles.table}>
          <caption className="visually-hidden">Packs waiting at each seat, by round</caption>
          <thead>
            <tr>
              <th scope="col">packs waiting</th>
              {rounds.map((round) => (
                <th key={round} scope="col">
                  {round + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map(({ _id, name, picks }) => (
              <tr key={_id} className={name === you?.name ? styles.self : undefined} title={`${picks} picks`}>
                <th scope="row">
                  <span className={styles.seat}>
                    <PlayerName name={name} />
                    {asked.includes(name) ? (
                      <span className={styles.active} title="has an action waiting">
                        *
                      </span>
                    ) : null}
                  </span>
                </th>
                {rounds.map((round) => {
                  const waiting = packs.filter((pack) => pack.waiting === name && pack.index === round).length
                  return (
                    <td key={round} className={waiting === 0 ? styles.muted : undefined}>
                      {waiting || '·'}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">passes</th>
              {rounds.map((round) => (
                <th key={round} title={round % 2 === 0 ? 'to the next seat' : 'to the seat before'}>
                  {round % 2 === 0 ? '↓' : '↑'}
                </th>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}

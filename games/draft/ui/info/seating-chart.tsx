import { PlayerName } from '@parlour/ui-kit'
import type { DraftView } from '../../rules/types'
import styles from './info.module.css'

/** Seats in order with the packs waiting at each, by round, and the way each round passes. */
export function SeatingChart({ view: { seats, numPacks, you } }: { readonly view: DraftView }) {
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
            {seats.map(({ _id, name, waiting, active, picks }) => (
              <tr key={_id} className={name === you?.name ? styles.self : undefined} title={`${picks} picks`}>
                <th scope="row">
                  <span className={styles.seat}>
                    <PlayerName name={name} />
                    {active ? (
                      <span className={styles.active} title="has an action waiting">
                        *
                      </span>
                    ) : null}
                  </span>
                </th>
                {rounds.map((round) => (
                  <td key={round} className={waiting[round] ? undefined : styles.muted}>
                    {waiting[round] || '·'}
                  </td>
                ))}
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

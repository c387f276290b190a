import { Fragment } from 'react'
import { PlayerName } from '../seats/player-name'
import styles from './game-log.module.css'
import type { TurnTotal } from './turn-totals'

/** What a turn brought, below its heading; nothing where it brought nothing. */
export function TurnTotalsView({ totals }: { readonly totals: readonly TurnTotal[] }) {
  if (totals.length === 0) return null
  return (
    <span className={styles.totals}>
      {totals.map(({ player, words }, index) => (
        <Fragment key={player ?? ''}>
          {index === 0 ? '' : ' · '}
          {player === undefined ? null : (
            <>
              <PlayerName name={player} />{' '}
            </>
          )}
          {words.join(', ')}
        </Fragment>
      ))}
    </span>
  )
}

import type { GameStory } from '@parlour/protocol'
import { Panel, PlayerName, seatClass } from '@parlour/ui-kit'
import { Link } from 'react-router'
import { timeInWords } from './time-in-words'
import styles from './story-page.module.css'

/** How long each player thought, bars and words, and the longest answer. */
export function TimesPanel({ story: { gameId, seats, times, longest } }: { readonly story: GameStory }) {
  const taken = new Map(times.map(({ name, took }) => [name, took]))
  const most = Math.max(1, ...times.map(({ took = 0 }) => took))
  if (times.every(({ took = 0 }) => took === 0)) return null
  return (
    <Panel title="Time taken" end={<span className={styles.muted}>thinking, while asked</span>}>
      <ul className={styles.times}>
        {seats.map((name, seat) => {
          const took = taken.get(name)
          return (
            <li key={name}>
              <PlayerName name={name} />
              <span className={`${styles.track} ${seatClass(seat)}`} aria-hidden="true">
                <i style={{ width: `${((took ?? 0) / most) * 100}%` }} />
              </span>
              <b>{took === undefined ? 'bot' : timeInWords(took)}</b>
            </li>
          )
        })}
      </ul>
      <p className={styles.hint}>
        {longest === undefined ? null : (
          <>
            Longest: {longest.name}, {timeInWords(longest.took)}, for{' '}
            <Link to={`/game/${gameId}?at=${longest.seq}`}>answer {longest.seq}</Link>.{' '}
          </>
        )}
        Waits of more than 30 minutes are left out.
      </p>
    </Panel>
  )
}

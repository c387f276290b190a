import { GameIcon, Icon } from '@parlour/ui-kit'
import { Link } from 'react-router'
import { useGames } from '../games/games-context'
import styles from './play-now.module.css'
import { usePractice } from './use-practice'

/** Games against bots, one click each; "change" opens the lobby with the same settings. */
export function PlayNow() {
  const { profiles } = useGames()
  const { busy, play, change } = usePractice()
  return (
    <section className={styles.row} aria-labelledby="play-now">
      <header className={styles.head}>
        <h2 id="play-now">Play now</h2>
        <p className={styles.muted}>
          One click, no lobby.{' '}
          <span className={styles.wide}>“Change” opens the lobby with these settings filled in.</span>
        </p>
      </header>
      <ul className={styles.plays}>
        {profiles.map(({ kind, icon, practice }) =>
          practice === undefined ? null : (
            <li key={kind} className={styles.play}>
              <button
                type="button"
                className={styles.now}
                disabled={busy !== null}
                aria-busy={busy === kind}
                onClick={() => play(kind)}
              >
                <GameIcon path={icon} size={28} />
                <strong>{practice.title}</strong>
                <span>{practice.words}</span>
                <small>alone</small>
              </button>
              <button
                type="button"
                className={styles.change}
                disabled={busy !== null}
                aria-label={`change: ${practice.title}`}
                onClick={() => change(kind)}
              >
                change
              </button>
            </li>
          ),
        )}
        <li className={styles.play}>
          <Link className={styles.now} to="/lobby/create">
            <Icon name="plus" size={28} />
            <strong>Something else</strong>
            <span>Any game, with friends or bots</span>
            <small>opens a new lobby</small>
          </Link>
        </li>
      </ul>
    </section>
  )
}

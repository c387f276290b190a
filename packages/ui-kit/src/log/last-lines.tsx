import type { GameScreenProps } from '../game-screen'
import styles from './game-log.module.css'
import { type CardInLog, LogText } from './log-text'
import { lastLines } from './while-away'

const MOST = 2

interface LastLinesProps extends Pick<GameScreenProps, 'game'> {
  /** How the game draws a card, and other words of its own, in a line. */
  readonly card: CardInLog
}

/** The latest log lines, for players who are waiting; nothing at the beginning of a game. */
export function LastLines({ game, card }: LastLinesProps) {
  const lines = lastLines(game.log, MOST)
  if (lines.length === 0) return null
  return (
    <ul className={styles.last} aria-label="What happened last">
      {lines.map((entry) => (
        <li key={entry.id}>
          <LogText entry={entry} card={card} />
        </li>
      ))}
    </ul>
  )
}

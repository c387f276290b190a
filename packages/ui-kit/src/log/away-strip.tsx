import { useMemo, useState } from 'react'
import type { GameScreenProps } from '../game-screen'
import { ReplayButton } from '../flights/replay-button'
import styles from './away-strip.module.css'
import { type CardInLog, LogText } from './log-text'
import { whileAway } from './while-away'

interface AwayStripProps extends Pick<GameScreenProps, 'game' | 'viewer'> {
  /** How the game draws a card in a line. */
  readonly card: CardInLog
}

/** What the others did since the viewer's own last turn; it stays until the viewer ends the next one, and can be folded. */
export function AwayStrip({ game, viewer, card }: AwayStripProps) {
  const { log, chat } = game
  const acts = useMemo(
    () => (viewer.seated ? whileAway({ log, chat, reader: viewer.name }) : []),
    [log, chat, viewer.seated, viewer.name],
  )
  const [isOpen, open] = useState(true)
  if (acts.length === 0) return null
  return (
    <section className={styles.away} aria-label="While you were away">
      <button type="button" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        While you were away
        {isOpen ? null : <small>{acts.length === 1 ? '1 act' : `${acts.length} acts`}</small>}
      </button>
      <span className={styles.replay}>
        <ReplayButton game={game} viewer={viewer} />
      </span>
      {isOpen ? (
        <ol tabIndex={0} aria-label="What the others did">
          {acts.map(({ lines, more }) => (
            <li key={lines[0]?.id}>
              {lines.map((entry) => (
                <p key={entry.id}>
                  <LogText entry={entry} card={card} />
                </p>
              ))}
              {more === 0 ? null : <small>and {more} more</small>}
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  )
}

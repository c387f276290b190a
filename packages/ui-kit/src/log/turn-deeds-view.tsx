import { Fragment, type ReactNode, useMemo } from 'react'
import { PlayerName } from '../seats/player-name'
import type { LogText as LogLine, LogTurn } from './log-stream'
import { type CardInLog, LogText } from './log-text'
import styles from './turn-deeds.module.css'
import { turnDeeds } from './turn-deeds'
import { turnTotals } from './turn-totals'
import { TurnTotalsView } from './turn-totals-view'

interface TurnDeedsViewProps {
  readonly turn: LogTurn
  /** How the game draws a card, and other words of its own, in a line. */
  readonly card: CardInLog
  /** The number that the board shows where a deed was done. */
  readonly numberOf?: (line: LogLine) => number | undefined
  /** What a deed has led to, behind its words. */
  readonly noteOn?: (line: LogLine) => ReactNode
}

/** A turn as one block: whose, what everybody must know, what was done, and the cards folded to one line. */
export function TurnDeedsView({ turn, card, numberOf, noteOn }: TurnDeedsViewProps) {
  const { player, announcements, deeds, plays } = useMemo(() => turnDeeds(turn), [turn])
  const totals = useMemo(() => turnTotals(turn), [turn])
  const count = plays.reduce((sum, { times }) => sum + times, 0)
  return (
    <div className={styles.block}>
      {announcements.map((entry) => (
        <p key={entry.id} className={styles.announced}>
          <LogText entry={entry} card={card} />
        </p>
      ))}
      <p>
        {player === undefined ? null : <PlayerName name={player} />}{' '}
        {deeds.length + count === 0 ? 'did nothing' : null}
        <TurnTotalsView totals={totals} />
      </p>
      <ol>
        {deeds.map(({ line, times }) => (
          <li key={line.id}>
            {numberOf?.(line) === undefined ? null : <b className={styles.number}>{numberOf(line)}</b>}
            <LogText entry={line} without={player} card={card} />
            {times === 1 ? null : ` × ${times}`}
            {noteOn?.(line)}
          </li>
        ))}
      </ol>
      {count === 0 ? null : (
        <p className={styles.cards}>
          {count} {count === 1 ? 'card' : 'cards'}:{' '}
          {plays.map(({ card: played, times }, at) => (
            <Fragment key={String(played.value)}>
              {at === 0 ? '' : ', '}
              {card(played) ?? String(played.value)}
              {times === 1 ? null : ` × ${times}`}
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}

import { Fragment, type ReactNode, useMemo } from 'react'
import { PlayerName } from '../seats/player-name'
import type { LogText as LogLine, LogTurn } from './log-stream'
import { type CardInLog, LogText } from './log-text'
import { MomentButton } from './moment-button'
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
  /** The points of its player before and after it. */
  readonly points?: TurnPoints | undefined
  /** It stands below the heading that folds it, which says whose it is and what it brought. */
  readonly isFolded?: boolean
}

/** What a player would score before a turn, and after it. */
export interface TurnPoints {
  readonly before: number
  readonly after: number
}

/**
 * A turn as one block: whose, in which round, what everybody must know, what was done, and the cards folded
 * to one line.
 */
export function TurnDeedsView(props: TurnDeedsViewProps) {
  const { turn, card, numberOf, noteOn, points, isFolded = false } = props
  const { player, round, announcements, deeds, plays } = useMemo(() => turnDeeds(turn), [turn])
  const totals = useMemo(() => (isFolded ? [] : turnTotals(turn)), [turn, isFolded])
  const count = plays.reduce((sum, { times }) => sum + times, 0)
  return (
    <div className={styles.block}>
      {announcements.map((entry) => (
        <p key={entry.id} className={styles.announced}>
          <LogText entry={entry} card={card} />
        </p>
      ))}
      <p className={styles.head}>
        {isFolded || player === undefined ? null : (
          <span>
            <PlayerName name={player} />
            {round === undefined ? '' : `, round ${round}`}
          </span>
        )}
        {points === undefined ? null : <b>{pointWords(points)}</b>}
        {deeds.length + count > 0 ? null : (
          <span>{turn.next === undefined ? 'nothing yet' : 'did nothing'}</span>
        )}
        <TurnTotalsView totals={totals} />
      </p>
      <ol>
        {deeds.map(({ line, answers, times }) => (
          <li key={line.id}>
            {numberOf?.(line) === undefined ? null : <b className={styles.number}>{numberOf(line)}</b>}
            <LogText entry={line} without={player} card={card} />
            {times === 1 ? null : ` × ${times}`}
            {noteOn?.(line)}
            {isFolded ? null : <MomentButton answers={answers} />}
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

/** `27 → 31 points`, or `27 points` where the turn changed nothing. */
function pointWords({ before, after }: TurnPoints): string {
  const now = after === 1 ? '1 point' : `${after} points`
  return before === after ? now : `${before} → ${now}`
}

import { memo, useMemo, useState } from 'react'
import { joinClasses } from '../join-classes'
import { useOfMoment } from '../look-back/look-back'
import { usePrinting } from '../screen/use-printing'
import { useSeatClass } from '../seats/seats'
import type { TurnSummary } from './away-strip'
import styles from './game-log.module.css'
import { LogGroupView, type LogReader } from './log-group-view'
import { keyOfGroup, logGroups, type LogTurn, playerOf } from './log-stream'
import { LogText } from './log-text'
import { LogTime, minuteOf } from './log-time'
import { turnTotals } from './turn-totals'
import { TurnTotalsView } from './turn-totals-view'

interface LogTurnViewProps extends LogReader {
  readonly turn: LogTurn
  /** How the game tells a turn that is folded. */
  readonly turnSummary: TurnSummary | undefined
  /** One of the last, which are not folded unless the reader folds them. */
  readonly isRecent: boolean
  /** How many groups of a stream without turns are left out at its beginning. */
  readonly leftOut: number
}

/**
 * A turn of the stream under its heading, which folds it; what was said meanwhile stays in sight. Redrawn
 * only when it changed.
 */
export const LogTurnView = memo(function LogTurnView({
  turn,
  turnSummary,
  isRecent,
  leftOut,
  ...reading
}: LogTurnViewProps) {
  const { heading, isSince, nodes } = turn
  const [wish, setWish] = useState<boolean>()
  const seat = useSeatClass(heading === undefined ? undefined : playerOf(heading.entry))
  const isPrinting = usePrinting()
  const isShown = useOfMoment((at) => (at === undefined ? isRecent : isOfTurn(nodes, at)))
  const isOpen = heading === undefined || isPrinting || (wish ?? isShown)
  const totals = useMemo(() => (heading === undefined ? [] : turnTotals(turn)), [heading, turn])
  const groups = logGroups(isOpen ? nodes : nodes.filter(({ kind }) => kind !== 'line')).slice(leftOut)
  return (
    <>
      {isSince ? <p className={styles.since}>since your last turn</p> : null}
      {heading === undefined ? null : (
        <h3 className={joinClasses(styles.turn, seat)}>
          <button type="button" aria-expanded={isOpen} onClick={() => setWish(!isOpen)}>
            <span>
              <LogText entry={heading.entry} card={reading.card} />
            </span>
            <LogTime at={heading.at} />
            <TurnTotalsView totals={totals} />
          </button>
        </h3>
      )}
      {isOpen || turnSummary === undefined ? null : (
        <div className={styles.summary}>{turnSummary(turn, { isFolded: true })}</div>
      )}
      {groups.map((group, index) => (
        <LogGroupView
          key={keyOfGroup(group)}
          group={group}
          isLater={minuteOf(group) !== minuteOf(groups[index - 1]) && minuteOf(group) !== minuteOf(heading)}
          {...reading}
        />
      ))}
    </>
  )
})

/** Returns whether an answer brought about a line of a turn. */
const isOfTurn = (nodes: LogTurn['nodes'], answers: number): boolean =>
  nodes.some((node) => node.kind === 'line' && (node.answers === answers || isOfTurn(node.children, answers)))

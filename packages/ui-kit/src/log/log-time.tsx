import { memo } from 'react'
import styles from './game-log.module.css'
import type { Line, LogGroup } from './log-stream'

const MINUTE = 60_000

/** Making one is slow, and a log has hundreds of times. */
const TIME = new Intl.DateTimeFormat([], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const DAY = new Intl.DateTimeFormat([], { month: 'short', day: 'numeric' })
const WHOLE = new Intl.DateTimeFormat([], { dateStyle: 'short', timeStyle: 'medium' })

/** When something stands in the log, at its side: the time of day, or of another day the date. */
export const LogTime = memo(function LogTime({ at }: { readonly at: number | undefined }) {
  if (at === undefined) return null
  const time = new Date(at)
  const isToday = time.toDateString() === new Date().toDateString()
  return (
    <time className={styles.time} dateTime={time.toISOString()} title={WHOLE.format(time)}>
      {(isToday ? TIME : DAY).format(time)}
    </time>
  )
})

/** Returns the minute in which a line, or the first line of a group, was written. */
export function minuteOf(shown: Line | LogGroup | undefined): number | undefined {
  const at = shown?.kind === 'lines' ? shown.lines[0]?.at : shown?.kind === 'line' ? shown.at : undefined
  return at === undefined ? undefined : Math.floor(at / MINUTE)
}

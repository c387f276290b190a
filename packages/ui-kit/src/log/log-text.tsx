import { argText, type LogArg } from '@parlour/kernel'
import { Fragment, type ReactNode } from 'react'
import { PlayerName } from '../seats/player-name'
import type { LogText as LogEntry } from './log-stream'
import styles from './game-log.module.css'

/**
 * Draws a card that a log line names, or its other words, where the game knows how; undefined for the plain
 * way.
 */
export type CardInLog = (arg: LogArg) => ReactNode

interface LogTextProps {
  readonly entry: LogEntry
  /** Named by the head of the group already: left out where the line starts with it. */
  readonly without?: string | undefined
  readonly card?: CardInLog | undefined
}

/** The words of a log line: its template with the arguments as chips and names. User text stays text. */
export function LogText({ entry, without, card }: LogTextProps) {
  const parts = entry.template.split(/(\{\w+\})/)
  const from = without !== undefined && startsWith(entry, parts, without) ? 2 : 0
  return parts.slice(from).map((part, index) => (
    <Fragment key={index}>
      <Part part={from > 0 && index === 0 ? part.replace(/^[:\s]+/, '') : part} entry={entry} card={card} />
    </Fragment>
  ))
}

/**
 * Whether a line is about something of a player's, such as a turn, and so is not a sentence without the name.
 */
export const speaksOf = ({ template }: LogEntry): boolean => /^\{\w+\}'/.test(template)

function startsWith(entry: LogEntry, parts: readonly string[], name: string): boolean {
  const key = /^\{(\w+)\}$/.exec(parts[1] ?? '')?.[1] ?? ''
  const arg = entry.args[key]
  return (
    parts[0] === '' && !speaksOf(entry) && arg?.classes.includes('player-name') === true && arg.value === name
  )
}

function Part({ part, entry, card }: { part: string; entry: LogEntry; card: CardInLog | undefined }) {
  const key = /^\{(\w+)\}$/.exec(part)?.[1]
  const arg = key === undefined ? undefined : entry.args[key]
  if (arg === undefined) return part
  return <Argument arg={arg} card={card} />
}

function Argument({ arg, card }: { arg: LogArg; card: CardInLog | undefined }) {
  const text = argText(arg.value)
  if (arg.classes.includes('player-name')) return <PlayerName name={text} />
  if (arg.classes.includes('player-names')) {
    const names = typeof arg.value === 'object' ? arg.value : [text]
    return names.map((name, index) => (
      <Fragment key={name}>
        {index === 0 ? '' : ', '}
        <PlayerName name={name} />
      </Fragment>
    ))
  }
  if (arg.classes.includes('card-name')) return card?.(arg) ?? <span className={styles.chip}>{text}</span>
  return card?.(arg) ?? text
}

import type { CardOnTable } from '../table/table-card'
import { type Count, countersOf, trackersOf } from './notes-of'
import styles from './dots.module.css'

const SHORT: Readonly<Record<string, string>> = { '+1/+1': '+1', '-1/-1': '−1', damage: 'dmg' }
/** The number itself, and a letter of its word. */
const NUMBER = 25
const LETTER = 7

interface DotsProps {
  readonly card: CardOnTable
  /** In px, for all of them. */
  readonly room: number
  readonly className: string | undefined
}

/** Counters as discs and trackers as squares, with as much of their words as there is room for. */
export function Dots({ card, room, className }: DotsProps) {
  const counters = countersOf(card)
  const trackers = trackersOf(card)
  const all = counters.length + trackers.length
  if (all === 0) return null
  const each = room / all - NUMBER
  return (
    <span className={className}>
      {counters.map((count) => (
        <Dot key={count[0]} count={count} room={each} kind="counter" />
      ))}
      {trackers.map((count) => (
        <Dot key={count[0]} count={count} room={each} kind="tracker" />
      ))}
    </span>
  )
}

interface DotProps {
  readonly count: Count
  readonly room: number
  readonly kind: 'counter' | 'tracker'
}

function Dot({ count: [name, value], room, kind }: DotProps) {
  const word = [name, SHORT[name] ?? name.slice(0, 3)].find((form) => form.length * LETTER <= room)
  return (
    <span className={styles.dot} data-kind={kind} title={`${name}: ${value}`}>
      <b>{value}</b>
      {word === undefined ? null : <span>{word}</span>}
    </span>
  )
}

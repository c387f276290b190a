import type { Request } from '@parlour/kernel'
import type { WireLogEntry } from '@parlour/protocol'
import { cardOf } from '../../rules/facts/catalog'
import type { QuestionKind } from '../../rules/facts/question-kinds'
import { CardChip } from '../card/card-chip'
import styles from './question.module.css'

interface BecauseOfProps {
  readonly request: Request
  readonly log: readonly WireLogEntry[]
}

/** Questions that no card asks. */
const OF_THE_GAME: readonly string[] = ['action', 'color', 'start-site'] satisfies readonly QuestionKind[]

/** The card that was played last, while the viewer is asked in the course of it; an action that power pays for has none. */
export function BecauseOf({ request, log }: BecauseOfProps) {
  if (OF_THE_GAME.includes(request.kind)) return null
  const last = log.findLast(
    (line) =>
      line.type === 'log' && (line.classes.includes('play-card') || line.classes.includes('use-power')),
  )
  const name = last?.type === 'log' && last.classes.includes('play-card') ? String(last.args.card?.value) : ''
  if (cardOf(name) === undefined) return null
  return (
    <span className={styles.because}>
      <CardChip name={name} />
    </span>
  )
}

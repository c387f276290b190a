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

/** Questions that the game or power may ask as well: of these the log does not tell yet what they are part of. */
const WITHOUT_CARD: readonly string[] = [
  'action',
  'color',
  'start-site',
  'deploy',
  'assassinate',
  'return-token',
] satisfies readonly QuestionKind[]

/** The card that was played last, while the viewer is asked in the course of it. */
export function BecauseOf({ request, log }: BecauseOfProps) {
  if (WITHOUT_CARD.includes(request.kind)) return null
  const last = log.findLast((line) => line.type === 'log' && line.classes.includes('play-card'))
  const name = last?.type === 'log' ? String(last.args.card?.value) : ''
  if (cardOf(name) === undefined) return null
  return (
    <span className={styles.because}>
      <CardChip name={name} />
    </span>
  )
}

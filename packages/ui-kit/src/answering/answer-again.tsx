import { NativeSelect } from '@mantine/core'
import { AHEAD_UNTIL, type AheadUntil, isAnswerableAhead, type Request } from '@parlour/kernel'
import { createContext, useContext } from 'react'
import { joinClasses } from '../join-classes'
import styles from './answer-again.module.css'

/** How a page leaves answers for later. */
export interface LeavingAnswers {
  /** How long the answer that is sent next stands for the same question; undefined for this time alone. */
  readonly until: AheadUntil | undefined
  readonly choose: (until: AheadUntil | undefined) => void
  /** Shows what the viewer left. */
  readonly open: () => void
}

/** Undefined where nothing can be left: the viewer has no seat, or looks back. */
export const LeavingAnswersContext = createContext<LeavingAnswers | undefined>(undefined)

interface AnswerAgainProps {
  readonly request: Request
  /** What asks, in words, where it may ask again in any turn. */
  readonly by: string | undefined
  /** It is the viewer's own turn: nothing can stand until then. */
  readonly isOwnTurn: boolean
}

const ONLY_NOW = 'only now'

/** Chooses whether the answer to a question is given by itself when exactly the question comes again. */
export function AnswerAgain({ request, by, isOwnTurn }: AnswerAgainProps) {
  const leaving = useContext(LeavingAnswersContext)
  if (leaving === undefined || !isAnswerableAhead(request)) return null
  if (isOwnTurn && by === undefined) return null
  const { until, choose } = leaving
  const words: Readonly<Record<AheadUntil, string>> = {
    once: 'once more',
    turn: 'until my turn',
    always: by === undefined ? 'whenever it asks' : `whenever ${by} asks`,
  }
  const offered = AHEAD_UNTIL.filter((one) => one !== 'turn' || !isOwnTurn)
  return (
    <NativeSelect
      size="xs"
      className={styles.again}
      classNames={{ input: until === undefined ? styles.input : joinClasses(styles.input, styles.left) }}
      aria-label="Answer this alone next time?"
      title="Answer this alone when exactly the same is asked again?"
      value={until ?? ONLY_NOW}
      data={[ONLY_NOW, ...offered.map((value) => ({ value, label: words[value] }))]}
      onChange={({ currentTarget }) => choose(AHEAD_UNTIL.find((one) => one === currentTarget.value))}
    />
  )
}

/** Opens what the viewer left for questions to come, while others are waited for. */
export function AnswersAheadButton() {
  const leaving = useContext(LeavingAnswersContext)
  if (leaving === undefined) return null
  return (
    <button type="button" className={styles.open} onClick={leaving.open}>
      answer ahead
    </button>
  )
}

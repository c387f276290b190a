import { Icon, LogText, PlayerName, useLookWords } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { answerWords, tookWords } from './answer-words'
import type { GameCourse, CourseAnswer } from './course'
import styles from './look-bar.module.css'

interface AskedAndAnsweredProps {
  readonly course: GameCourse
  readonly at: number
}

/** Who was asked what before this moment, what was answered, and after how long. */
export function AskedAndAnswered({ course, at }: AskedAndAnsweredProps) {
  const answer = course.answers[at - 1]
  const words = useAnswerWords(answer)
  if (answer === undefined) return <span className={styles.muted}>Before the first answer.</span>
  const before = course.answers[at - 2]?.at
  const took = answer.at === undefined || before === undefined ? undefined : answer.at - before
  return (
    <span>
      <PlayerName name={answer.response.actor} /> was asked: {answer.response.title}{' '}
      {words === undefined ? null : (
        <>
          <span className={styles.arrow}>
            <Icon name="send" size={13} label="answered" />
          </span>{' '}
          <b>{words}</b>
        </>
      )}{' '}
      {took === undefined ? null : <span className={styles.muted}>{tookWords(took)}</span>}
    </span>
  )
}

/** What was answered: in the game's own words, by the titles of what was chosen, or as the log tells it. */
function useAnswerWords(answer: CourseAnswer | undefined): ReactNode {
  const words = useLookWords()
  if (answer === undefined) return undefined
  const { response, line } = answer
  const said = words.answer?.(response) ?? answerWords(response)
  return said ?? (line === undefined ? undefined : <LogText entry={line} card={words.card} />)
}

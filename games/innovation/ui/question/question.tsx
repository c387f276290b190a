import { Button } from '@mantine/core'
import { type GameScreenProps, QuestionStrip, Strip } from '@parlour/ui-kit'
import { useState } from 'react'
import type { InnovationView } from '../../rules/view'
import { draftOf } from './answering'
import { AskingCard } from './asking-card'
import { useAnswering, useAnswerState } from './answering-context'
import { ChoiceGroups } from './choice-groups'
import { isActionMenu } from './meaning'
import { Over } from './over'
import styles from './question.module.css'
import { Waiting } from './waiting'

export type QuestionProps = Pick<GameScreenProps, 'game' | 'viewer' | 'saving' | 'answer' | 'rematch'> & {
  readonly view: InnovationView
}

/** What the viewer is asked, with its choices; or who is being waited for; or how the game ended. */
export function Question(props: QuestionProps) {
  const { request } = useAnswering()
  if (props.game.gameOver) return <Over {...props} />
  if (request === undefined) return <Waiting {...props} />
  return <Asked key={request.id} {...props} />
}

function Asked({ game, view, saving, answer }: QuestionProps) {
  const answering = useAnswering()
  const checked = useAnswerState((state) => state.checked)
  const [problem, setProblem] = useState<string>()
  const { request } = answering
  if (request === undefined) return null
  const { selection, reason, words } = draftOf(answering, checked)
  const choose = async () => {
    setProblem(undefined)
    try {
      await answer(request, selection)
    } catch (error) {
      console.error(error)
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <section className={styles.question} aria-label="Your move">
      <QuestionStrip
        asked
        title={request.title === '' ? 'Choose' : request.title}
        bounds={request}
        facts={isActionMenu(request) ? undefined : <AskingCard log={game.log} />}
      >
        <Button
          size="compact-sm"
          color="turn"
          variant="filled"
          className={styles.choose}
          disabled={reason !== undefined || saving}
          loading={saving}
          title={reason}
          onClick={() => void choose()}
        >
          {words === '' ? 'choose' : `choose ${words}`}
        </Button>
      </QuestionStrip>
      <ChoiceGroups request={request} view={view} />
      {problem === undefined ? null : (
        <Strip tone="danger">
          Error! Check console for details. <small>{problem}</small>
        </Strip>
      )}
    </section>
  )
}

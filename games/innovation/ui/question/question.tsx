import { Button } from '@mantine/core'
import { useHotkeys, useViewportSize } from '@mantine/hooks'
import { type GameScreenProps, NotSaved, QuestionStrip } from '@parlour/ui-kit'
import { useEffect, useRef, useState } from 'react'
import type { InnovationView } from '../../rules/view'
import { formOf } from '../board/measures'
import { EffectText } from '../card/effect-text'
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

/** The id of the place where the viewer is asked. */
export const QUESTION = 'question'

/** From so many sets on there are too many kinds of actions to stand side by side. */
const MANY_SETS = 3
const ROOM_FOR_COLUMNS = 1280

/** How groups of choices stand: side by side, in rows, or on a phone in one line that scrolls. */
function layoutFor(width: number, many: boolean): 'columns' | 'rows' | undefined {
  if (formOf(width) === 'phone') return undefined
  return width < ROOM_FOR_COLUMNS || many ? 'rows' : 'columns'
}

/** What the viewer is asked, with its choices; or who is being waited for; or how the game ended. */
export function Question(props: QuestionProps) {
  const { request } = useAnswering()
  const place = useRef<HTMLDivElement>(null)
  const answered = useRef(false)
  const { seq } = props.game
  const many = props.view.expansions.length >= MANY_SETS
  const layout = layoutFor(useViewportSize().width || window.innerWidth, many)
  useEffect(() => {
    // The button that answered is gone: what is asked next is reached from here, not from the top of the page.
    if (answered.current && document.activeElement === document.body) place.current?.focus()
    answered.current = false
  }, [seq])
  const answer: QuestionProps['answer'] = (...answering) => {
    answered.current = true
    return props.answer(...answering)
  }
  return (
    <div
      ref={place}
      id={QUESTION}
      tabIndex={-1}
      className={styles.place}
      data-layout={layout}
      data-sets={many ? 'many' : 'few'}
    >
      {props.game.gameOver ? (
        <Over {...props} />
      ) : request === undefined ? (
        <Waiting {...props} />
      ) : (
        <Asked key={request.id} {...props} answer={answer} />
      )}
    </div>
  )
}

function Asked({ game, view, saving, answer }: QuestionProps) {
  const answering = useAnswering()
  const checked = useAnswerState((state) => state.checked)
  const [problem, setProblem] = useState<string>()
  const { request } = answering
  const { selection, reason, words } = draftOf(answering, checked)
  const choose = async () => {
    if (request === undefined) return
    setProblem(undefined)
    try {
      await answer(request, selection)
    } catch (error) {
      console.error(error)
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  const ready = reason === undefined && !saving
  // From wherever the pick was made: the board may be a long way of tab stops from the button.
  useHotkeys([['mod+Enter', () => ready && void choose()]])
  if (request === undefined) return null
  return (
    <section className={styles.question} aria-label="Your move">
      <QuestionStrip
        asked
        title={<EffectText text={request.title === '' ? 'Choose' : request.title} />}
        bounds={request}
        facts={isActionMenu(request) ? undefined : <AskingCard log={game.log} />}
      >
        <Button
          size="compact-sm"
          color="turn"
          variant="filled"
          className={styles.choose}
          disabled={!ready}
          loading={saving}
          title={reason ?? 'Ctrl + Enter'}
          onClick={() => void choose()}
        >
          {words === '' ? 'choose' : `choose ${words}`}
        </Button>
      </QuestionStrip>
      <ChoiceGroups request={request} expansions={view.expansions} />
      <NotSaved problem={problem} />
    </section>
  )
}

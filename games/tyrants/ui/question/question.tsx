import type { Request } from '@parlour/kernel'
import {
  ChooseButton,
  type Leaf,
  NotSaved,
  QuestionStrip,
  useChoosing,
  useFocusAfterAnswer,
  useQuestion,
} from '@parlour/ui-kit'
import type { TyrantsView } from '../../rules/view'
import { BecauseOf } from './because-of'
import { ChoiceGroups } from './choice-groups'
import { choiceWords } from './choice-words'
import { Over } from './over'
import type { QuestionProps } from './question-props'
import { questionWords } from './question-words'
import styles from './question.module.css'
import { TurnFacts } from './turn-facts'
import { Waiting } from './waiting'

/** The id of the place where the viewer is asked. */
export const QUESTION = 'question'

/** What the viewer is asked, with its choices; or who is being waited for; or how the game ended. */
export function Question(props: QuestionProps) {
  const { request } = useQuestion()
  const { place, answer } = useFocusAfterAnswer(props.answer, props.game.seq)
  return (
    <div ref={place} id={QUESTION} tabIndex={-1} className={styles.place} data-over={props.game.gameOver}>
      {props.game.gameOver ? (
        <Over {...props} />
      ) : request === undefined ? (
        <Waiting {...props} />
      ) : (
        <Asked key={request.id} {...props} request={request} answer={answer} />
      )}
    </div>
  )
}

type AskedProps = QuestionProps & { readonly request: Request }

function Asked({ request, game, view, viewer, saving, answer }: AskedProps) {
  const choosing = useChoosing({ answer, saving })
  return (
    <section className={styles.question} aria-label="Your move">
      <QuestionStrip
        asked
        title={questionWords(request)}
        bounds={request}
        facts={<TurnFacts view={view} viewer={viewer.name} />}
      >
        <ChooseButton
          choosing={choosing}
          className={styles.choose}
          words={pickWords(choosing.picks, view, request)}
        />
      </QuestionStrip>
      <ChoiceGroups view={view} because={<BecauseOf request={request} log={game.log} view={view} />} />
      <NotSaved problem={choosing.problem} />
    </section>
  )
}

/** The picks as the button says them: one by its words, several by their number, none where that is an answer. */
function pickWords(picks: readonly Leaf[], view: TyrantsView, { min }: Request): string {
  const [first, ...more] = picks
  if (first === undefined) return min === 0 ? 'none' : ''
  return more.length > 0 ? String(picks.length) : choiceWords(first.item, view)
}

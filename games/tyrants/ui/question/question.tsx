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
import { useCallback } from 'react'
import type { ActionKind } from '../../rules/facts/question-kinds'
import type { TyrantsView } from '../../rules/view'
import { BecauseOf } from './because-of'
import { ChoiceGroups } from './choice-groups'
import { choiceWords } from './choice-words'
import { Over } from './over'
import type { QuestionProps } from './question-props'
import { questionWords } from './question-words'
import styles from './question.module.css'
import { TurnFacts } from './turn-facts'
import { unusedWords } from './turn-words'
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
  const isLeaving = choosing.picks.some(isPass)
  const confirmation = isLeaving ? unusedBy(viewer.name, view) : ''
  return (
    <section className={styles.question} aria-label="Your move">
      <QuestionStrip
        asked
        title={confirmation === '' ? questionWords(request) : `${confirmation}. End the turn?`}
        bounds={request}
        facts={<TurnFacts view={view} viewer={viewer.name} />}
      >
        <ChooseButton
          choosing={choosing}
          className={styles.choose}
          words={pickWords(choosing.picks, view, request)}
        />
      </QuestionStrip>
      <ChoiceGroups
        view={view}
        viewer={viewer.name}
        because={<BecauseOf request={request} log={game.log} view={view} />}
      />
      <NotSaved problem={choosing.problem} />
    </section>
  )
}

/** What a player would leave unused in words; '' where nothing is left. */
function unusedBy(name: string, { players }: TyrantsView): string {
  const player = players.find((one) => one.name === name)
  return player === undefined ? '' : unusedWords(player)
}

/** Returns whether a click on a choice picks it without sending it: the end of a turn that leaves something unused. */
export function useAsksBeforeEnd(view: TyrantsView, viewer: string): (leaf: Leaf) => boolean {
  const isUnused = unusedBy(viewer, view) !== ''
  return useCallback((leaf) => isUnused && isPass(leaf), [isUnused])
}

const isPass = ({ item: { kind } }: Leaf): boolean => kind === ('pass' satisfies ActionKind)

/** The picks as the button says them: one by its words, several by their number, none where that is an answer. */
function pickWords(picks: readonly Leaf[], view: TyrantsView, { min }: Request): string {
  const [first, ...more] = picks
  if (first === undefined) return min === 0 ? 'none' : ''
  return more.length > 0 ? String(picks.length) : choiceWords(first.item, view)
}

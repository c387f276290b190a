import { Button } from '@mantine/core'
import type { Request } from '@parlour/kernel'
import {
  AnswerAgain,
  BackButton,
  ChooseButton,
  type Leaf,
  NotSaved,
  QuestionPlace,
  QuestionStrip,
  useChoosing,
  useFocusAfterAnswer,
  useQuestion,
} from '@parlour/ui-kit'
import { useCallback, useState } from 'react'
import type { QuestionKind } from '../../rules/facts/question-kinds'
import type { TyrantsView } from '../../rules/view'
import { BecauseOf } from './because-of'
import { ChoiceGroups, isPass, useShownChoices } from './choice-groups'
import { choiceWords } from './choice-words'
import { Over } from './over'
import { PhoneChoices } from './phone-choices'
import type { QuestionProps } from './question-props'
import { questionWords } from './question-words'
import styles from './question.module.css'
import { TurnFacts } from './turn-facts'
import { unusedWords } from './turn-words'
import { Waiting } from './waiting'
import { hasWayBack } from './way-back'

/** The element id of the question. */
export const QUESTION = 'question'

/** Shows what the viewer is asked, with its choices; or who is waited for; or how the game ended. */
export function Question(props: QuestionProps) {
  const { request } = useQuestion()
  const { place, answer } = useFocusAfterAnswer(props.answer, props.game.seq)
  const [tab, openTab] = useState<string>()
  return (
    <QuestionPlace
      ref={place}
      id={QUESTION}
      tabIndex={-1}
      questionClassName={styles.place}
      data-over={props.game.gameOver}
    >
      {props.game.gameOver ? (
        <Over {...props} />
      ) : request === undefined ? (
        <Waiting {...props} />
      ) : (
        <AskedQuestion key={request.id} {...props} {...{ request, answer, tab, openTab }} />
      )}
    </QuestionPlace>
  )
}

interface AskedQuestionProps extends QuestionProps {
  readonly request: Request
  /** The group of the menu that a phone shows. */
  readonly tab: string | undefined
  readonly openTab: (tab: string | undefined) => void
}

function AskedQuestion(props: AskedQuestionProps) {
  const { request, game, view, viewer, saving, answer, isPhone, recent, tab, openTab } = props
  const choosing = useChoosing({ answer, saving })
  const isEndingTurn = choosing.picks.some(isPass)
  const confirmation = isEndingTurn ? unusedBy(viewer.name, view) : ''
  const shown = useShownChoices({
    view,
    viewer: viewer.name,
    because: <BecauseOf request={request} log={game.log} view={view} />,
  })
  const isMenu = request.kind === ('action' satisfies QuestionKind)
  const buttons = <AnswerButtons {...props} choosing={choosing} />
  return (
    <section
      className={styles.question}
      aria-label="Your move"
      data-menu={(isMenu && confirmation === '') || undefined}
    >
      <QuestionStrip
        asked
        title={confirmation === '' ? questionWords(request) : `${confirmation}. End the turn?`}
        {...(confirmation === '' ? { bounds: request } : {})}
        facts={<TurnFacts view={view} viewer={viewer.name} />}
      >
        <AnswerAgain request={request} by={undefined} isOwnTurn={view.turn.player === viewer.name} />
        {isPhone ? recent : buttons}
      </QuestionStrip>
      {isPhone ? (
        <PhoneChoices shown={shown} open={tab} onOpen={openTab} isPicked={choosing.picks.length > 0}>
          {buttons}
        </PhoneChoices>
      ) : (
        <ChoiceGroups shown={shown} />
      )}
      <NotSaved problem={choosing.problem} />
    </section>
  )
}

/** The buttons that take back the picks, or an answer that revealed nothing, and that send the picks. */
function AnswerButtons({
  request,
  game,
  view,
  viewer,
  saving,
  undo,
  isPhone,
  choosing,
}: AskedQuestionProps & { readonly choosing: ReturnType<typeof useChoosing> }) {
  // On a phone the tabs get the room of a button that is not needed yet.
  const isIdle = isPhone && choosing.atOnce && choosing.picks.length === 0
  return (
    <>
      {choosing.back !== undefined ? (
        <BackButton back={choosing.back} />
      ) : hasWayBack(game, viewer.name) ? (
        <Button size="compact-md" variant="default" disabled={saving} onClick={() => void undo()}>
          back
        </Button>
      ) : null}
      {isIdle && choosing.leave === undefined ? null : (
        <ChooseButton
          choosing={choosing}
          className={styles.choose}
          words={pickWords(choosing.picks, view, request)}
        />
      )}
    </>
  )
}

/** Returns in words what a player would leave unused at the end of the turn; '' for nothing. */
function unusedBy(name: string, { players }: TyrantsView): string {
  const player = players.find((one) => one.name === name)
  return player === undefined ? '' : unusedWords(player)
}

/**
 * Returns whether a click on a choice picks it without sending it: the end of a turn that leaves something
 * unused.
 */
export function useAsksBeforeEnd(view: TyrantsView, viewer: string): (leaf: Leaf) => boolean {
  const isUnused = unusedBy(viewer, view) !== ''
  return useCallback((leaf) => isUnused && isPass(leaf), [isUnused])
}

/**
 * Returns the picks as the button names them: one by its words, several by their number, none where that is a
 * valid answer.
 */
function pickWords(picks: readonly Leaf[], view: TyrantsView, { min }: Request): string {
  const [first, ...more] = picks
  if (first === undefined) return min === 0 ? 'none' : ''
  return more.length > 0 ? String(picks.length) : choiceWords(first.item, view)
}

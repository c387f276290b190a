import { useViewportSize } from '@mantine/hooks'
import type { Request } from '@parlour/kernel'
import {
  AnswerAgain,
  AwayButton,
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
import { useContext } from 'react'
import { createPortal } from 'react-dom'
import { formOf, MANY_SETS } from '../board/measures'
import { EffectText } from '../card/effect-text'
import { turnSummary } from '../log/turn-summary'
import { wordInLog } from '../log/word-in-log'
import { askingOf } from './asking'
import { AskingCard } from './asking-card'
import { ChoiceGroups } from './choice-groups'
import { ChoosePlace } from './choose-place'
import { DogmaFacts } from './dogma-facts'
import type { Arrangement } from './group-columns'
import { isIn } from './innovation-choices'
import { Over } from './over'
import styles from './question.module.css'
import type { QuestionProps } from './question-props'
import { questionWords } from './question-words'
import { Waiting } from './waiting'

/** The id of the place where the viewer is asked. */
export const QUESTION = 'question'

/** How a look back says what was answered. */
const WORDS = { card: wordInLog }

const ROOM_FOR_COLUMNS = 1280

/** How groups of choices stand: side by side, in rows, or on a phone in one line that scrolls. */
function layoutFor(width: number, many: boolean): 'columns' | 'rows' | undefined {
  if (formOf(width) === 'phone') return undefined
  return width < ROOM_FOR_COLUMNS || many ? 'rows' : 'columns'
}

/** What the viewer is asked, with its choices; or who is being waited for; or how the game ended. */
export function Question(props: QuestionProps) {
  const { request } = useQuestion()
  const { place, answer } = useFocusAfterAnswer(props.answer, props.game.seq)
  const many = props.view.expansions.length >= MANY_SETS
  const layout = layoutFor(useViewportSize().width || window.innerWidth, many)
  return (
    <QuestionPlace
      ref={place}
      id={QUESTION}
      tabIndex={-1}
      className={styles.place}
      words={WORDS}
      data-layout={layout}
      data-sets={many ? 'many' : 'few'}
    >
      {props.game.gameOver ? (
        <Over {...props} />
      ) : request === undefined ? (
        <Waiting {...props} />
      ) : (
        <Asked key={request.id} {...props} request={request} answer={answer} />
      )}
    </QuestionPlace>
  )
}

function Asked({
  request,
  game,
  view,
  viewer,
  saving,
  answer,
  isLogBeside,
}: QuestionProps & { readonly request: Request }) {
  const choosing = useChoosing({ answer, saving })
  const asking = askingOf(request, game.log)
  const place = useContext(ChoosePlace)
  const offered = useQuestion().leaves.find(() => choosing.leave !== undefined)
  const arrangement = useArrangement(view.expansions.length >= MANY_SETS)
  const { heading, fact, take } = questionWords(request, offered?.item)
  const button = (
    <>
      <BackButton back={choosing.back} />
      <ChooseButton
        choosing={choosing}
        className={place === null ? styles.choose : styles.wide}
        words={pickWords(request, choosing.picks)}
      />
    </>
  )
  const isOffer = offered !== undefined && choosing.picks.length === 0
  return (
    <section className={styles.question} aria-label="Your move">
      <QuestionStrip
        asked
        title={<EffectText text={heading} />}
        {...(offered === undefined ? { bounds: request } : {})}
        facts={
          fact !== undefined ? (
            fact
          ) : asking === undefined ? (
            <DogmaFacts view={view} viewer={viewer.name} />
          ) : (
            <AskingCard asking={asking} viewer={viewer.name} />
          )
        }
      >
        {asking === undefined ? null : (
          <AnswerAgain request={request} by={asking.card.name} isOwnTurn={view.turn.player === viewer.name} />
        )}
        {place === null && !isOffer ? button : null}
        {isLogBeside ? null : <AwayButton {...{ game, viewer, turnSummary }} card={wordInLog} />}
      </QuestionStrip>
      {place === null || isOffer || (choosing.atOnce && choosing.picks.length === 0)
        ? null
        : createPortal(
            <div className={styles.chooseBar}>
              <DogmaFacts view={view} viewer={viewer.name} />
              {button}
            </div>,
            place,
          )}
      <ChoiceGroups arrangement={arrangement} take={take} leave={isOffer ? button : null} />
      <NotSaved problem={choosing.problem} />
    </section>
  )
}

/**
 * The picks as the button says them: one by its words, several by their number, none where that is an answer.
 */
function pickWords({ min }: Request, picks: readonly Leaf[]): string {
  const [first, ...more] = picks
  if (first === undefined) return min === 0 ? 'none' : ''
  if (more.length > 0) return String(picks.length)
  const { item, group } = first
  return group === undefined || isIn(first, 'draw') ? String(item.title) : `${group.title}: ${item.title}`
}

function useArrangement(many: boolean): Arrangement {
  const { width } = useViewportSize()
  if (formOf(width || window.innerWidth) === 'phone') return 'phone'
  return many ? 'many' : 'few'
}

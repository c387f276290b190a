import { type Request, UNSPECIFIED } from '@parlour/kernel'
import { useQuestion } from './answering-provider'
import { ChoiceList, type ChoiceFace } from './choice-list'
import { ChooseButton } from './choose-button'
import { NotSaved } from './not-saved'
import styles from './answer-pane.module.css'
import { boundsText } from './selection'
import { useChoosing } from './use-choosing'
import type { Sender } from './use-sending'

export type AnswerPaneProps = Pick<Sender, 'answer' | 'saving'> & {
  /** How a choice is drawn; without it, by its title and subtitles. */
  readonly face?: ChoiceFace
}

/**
 * The open question with its choices as check boxes: check what is wanted, then choose (rules: screens 1.5;
 * hub 9).
 */
export function AnswerPane(props: AnswerPaneProps) {
  const { request } = useQuestion()
  if (request === undefined) return null
  if (request.choices === UNSPECIFIED || request.freeForm === true) {
    return (
      <p className={styles.special}>
        This is a special action: {request.title}. You cannot use this selector pane for it.
      </p>
    )
  }
  return <Selector key={request.id} {...props} request={request} choices={request.choices} />
}

type SelectorProps = AnswerPaneProps & {
  readonly request: Request
  readonly choices: Exclude<Request['choices'], typeof UNSPECIFIED>
}

function Selector({ request, choices, saving, answer, face }: SelectorProps) {
  const choosing = useChoosing({ answer, saving })
  const { reason, problem } = choosing
  return (
    <div className={styles.pane}>
      <p className={styles.title}>
        {request.title} <span className={styles.bounds}>{boundsText(request)}</span>
      </p>
      <ChoiceList choices={choices} path={[]} disabled={saving} label={request.title} face={face} />
      <NotSaved problem={problem} />
      <div className={styles.choose}>
        <ChooseButton choosing={choosing} />
        {reason === undefined ? null : <span className={styles.reason}>{reason}</span>}
      </div>
    </div>
  )
}

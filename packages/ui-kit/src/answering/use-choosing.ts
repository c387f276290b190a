import { useHotkeys } from '@mantine/hooks'
import { useAnswerState, useQuestion } from './answering-provider'
import { draftOf, type Leaf } from './question'
import { type Sender, useSending } from './use-sending'

/** What the button that sends the picks shows and does. */
export interface Choosing {
  readonly picks: readonly Leaf[]
  /** Why the picks may not be sent as they are. */
  readonly reason: string | undefined
  readonly saving: boolean
  /** Why the last answer could not be saved. */
  readonly problem: string | undefined
  readonly choose: () => void
}

/** Returns the viewer's picks for the open question and the way to send them, by `choose` or by Ctrl + Enter from anywhere. */
export function useChoosing({ answer, saving }: Omit<Sender, 'request'>): Choosing {
  const question = useQuestion()
  const checked = useAnswerState((state) => state.checked)
  const { selection, reason, picks } = draftOf(question, checked)
  const { send, problem } = useSending({ request: question.request, answer, saving })
  const choose = () => {
    if (reason === undefined) void send(selection)
  }
  // From anywhere: the board may be many tab stops away from the button.
  useHotkeys([['mod+Enter', choose]])
  return { picks, reason, saving, problem, choose }
}

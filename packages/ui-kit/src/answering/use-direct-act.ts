import { DIRECT_ACT, type JsonObject } from '@parlour/kernel'
import type { GameScreenProps } from '../game-screen'
import { useQuestion } from './answering-provider'
import { useSending } from './use-sending'

export interface DirectActs {
  /** Whether the question that is asked may be answered by a direct act. */
  readonly mayAct: boolean
  /** Sends an act, unless one is being sent. Resolves to whether it was saved. */
  readonly act: (action: JsonObject) => Promise<boolean>
  /** Why the last act could not be saved, for `NotSaved`. */
  readonly problem: string | undefined
}

/**
 * Acts on the board that answer the present question, whatever it is called, where its request is `direct`.
 */
export function useDirectAct({ answer, saving }: Pick<GameScreenProps, 'answer' | 'saving'>): DirectActs {
  const { request } = useQuestion()
  const mayAct = request?.direct === true
  const { send, problem } = useSending({
    request: mayAct ? { ...request, title: DIRECT_ACT } : undefined,
    answer,
    saving,
  })
  return { mayAct, act: (action) => send([action]), problem }
}

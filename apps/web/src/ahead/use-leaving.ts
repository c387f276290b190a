import type { AheadUntil, Request } from '@parlour/kernel'
import { gameAnswerAhead } from '@parlour/protocol'
import type { GameScreenProps, LeavingAnswers } from '@parlour/ui-kit'
import { useMemo, useState } from 'react'
import { sendWithPlainFailures } from '../api/send'

interface LeavingInput {
  readonly gameId: string
  /** What the viewer is asked. */
  readonly request: Request | undefined
  readonly answer: GameScreenProps['answer']
  readonly open: () => void
}

/**
 * Returns how the viewer leaves answers for later, and how a screen answers then: what is chosen holds for
 * one question. What is to stand is stored before the answer, so that nothing comes in between.
 */
export function useLeaving({ gameId, request, answer, open }: LeavingInput): {
  readonly leaving: LeavingAnswers
  readonly answerAndLeave: GameScreenProps['answer']
} {
  const [chosen, setChosen] = useState<{ readonly of: string; readonly until: AheadUntil }>()
  const id = request?.id
  const until = chosen?.of === id ? chosen?.until : undefined
  return useMemo(() => {
    const choose = (next: AheadUntil | undefined) =>
      setChosen(next === undefined || id === undefined ? undefined : { of: id, until: next })
    const answerAndLeave: GameScreenProps['answer'] = async (asked, selection, how) => {
      if (until !== undefined && asked.id === id)
        await sendWithPlainFailures(gameAnswerAhead, {
          gameId,
          ahead: { form: 'standing', requestId: asked.id, selection: [...selection], until },
        })
      await answer(asked, selection, how)
    }
    return { leaving: { until, choose, open }, answerAndLeave }
  }, [gameId, id, until, answer, open])
}

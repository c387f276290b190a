import type { Pick, Request } from '@parlour/kernel'
import { useRef, useState } from 'react'
import { problemWords } from '../api'
import type { GameScreenProps } from '../game-screen'

/** What sending an answer needs. */
export type Sender = globalThis.Pick<GameScreenProps, 'answer' | 'saving'> & {
  readonly request: Request | undefined
}

export interface AnswerSender {
  /** Sends an answer, unless one is being sent. Resolves to whether it was saved. */
  readonly send: (selection: readonly Pick[]) => Promise<boolean>
  /** Why the last answer could not be saved, for `NotSaved`. */
  readonly problem: string | undefined
}

/**
 * Sends answers to a request, one at a time, and keeps what went wrong until it is cured: an answer was
 * saved, or another is asked.
 */
export function useSending({ request, answer, saving }: Sender): AnswerSender {
  const [failed, setFailed] = useState<{ readonly of: string; readonly why: string }>()
  const sending = useRef(false)
  async function send(selection: readonly Pick[]): Promise<boolean> {
    if (request === undefined || saving || sending.current) return false
    sending.current = true
    setFailed(undefined)
    try {
      await answer(request, selection)
      return true
    } catch (error) {
      console.error(error)
      const why = problemWords(error)
      setFailed(why === undefined ? undefined : { of: request.id, why })
      return false
    } finally {
      sending.current = false
    }
  }
  return { send, problem: failed?.of === request?.id ? failed?.why : undefined }
}

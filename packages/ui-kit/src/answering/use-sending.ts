import type { Pick, Request } from '@parlour/kernel'
import { useRef, useState } from 'react'
import type { GameScreenProps } from '../game-screen'

/** What is wanted to send an answer. */
export type Sender = globalThis.Pick<GameScreenProps, 'answer' | 'saving'> & {
  readonly request: Request | undefined
}

export interface Sending {
  /** Sends an answer, unless one is on its way. */
  readonly send: (selection: readonly Pick[]) => Promise<void>
  /** Why the last answer could not be saved, for `NotSaved`. */
  readonly problem: string | undefined
}

/** Sends answers to a request, one at a time, and keeps what went wrong. */
export function useSending({ request, answer, saving }: Sender): Sending {
  const [problem, setProblem] = useState<string>()
  const sending = useRef(false)
  async function send(selection: readonly Pick[]) {
    if (request === undefined || saving || sending.current) return
    sending.current = true
    setProblem(undefined)
    try {
      await answer(request, selection)
    } catch (error) {
      console.error(error)
      setProblem(error instanceof Error ? error.message : String(error))
    }
    sending.current = false
  }
  return { send, problem }
}

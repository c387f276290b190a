import type { AnswerOf, Call, SentBodyOf } from '@parlour/protocol'
import { createContext, type ReactNode, useContext } from 'react'

/** Calls the server. Rejects with `CallError` when the server answers with an error. */
export type Send = <C extends Call>(call: C, body: SentBodyOf<C>) => Promise<AnswerOf<C>>

/** What a failure reads that comes without a message. */
export const UNKNOWN_ERROR = 'Unknown error'

/** A call that the server refused or could not do, with the sentence to show. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: string | undefined
  readonly httpStatus: number
  /** The record as it stands, with code `conflict`. */
  readonly current: unknown
  /** The hub has shown an alert for it: one failure has one alert. */
  readonly isAlerted: boolean
  constructor(
    message: string,
    details: {
      readonly httpStatus: number
      readonly code?: string
      readonly current?: unknown
      readonly isAlerted?: boolean
    },
  ) {
    super(message === '' ? UNKNOWN_ERROR : message)
    this.code = details.code
    this.httpStatus = details.httpStatus
    this.current = details.current
    this.isAlerted = details.isAlerted ?? false
  }
}

/**
 * Returns what a screen says of something that failed: the sentence of a refusal or of the server; undefined
 * where the hub's alert has said it.
 */
export function problemWords(error: unknown): string | undefined {
  if (error instanceof CallError && error.isAlerted) return undefined
  return error instanceof Error ? error.message : String(error)
}

const SendContext = createContext<Send | undefined>(undefined)

/** Gives the components below it their way to call the server. */
export function SendProvider({ send, children }: { readonly send: Send; readonly children: ReactNode }) {
  return <SendContext value={send}>{children}</SendContext>
}

/** Returns the function with which a component calls the server. */
export function useSend(): Send {
  const send = useContext(SendContext)
  if (send === undefined) throw new Error('useSend needs a SendProvider above it')
  return send
}

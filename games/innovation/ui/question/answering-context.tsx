import type { Request } from '@parlour/kernel'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { createStore, useStore } from 'zustand'
import type { InnovationView } from '../../rules/view'
import { type Answering, type AnswerState, readQuestion, shownReach, UNANSWERED } from './answering'
import type { Reach } from './meaning'

const NO_QUESTION: Answering = {
  request: undefined,
  leaves: [],
  means: new Map(),
  answers: new Map(),
  narrowed: false,
  store: createStore<AnswerState>(() => UNANSWERED),
}
const AnsweringContext = createContext<Answering>(NO_QUESTION)

interface AnsweringProviderProps {
  readonly request: Request | undefined
  readonly view: InnovationView
  readonly children: ReactNode
}

/** Holds the picks for the open request, and forgets them when another comes. */
export function AnsweringProvider({ request, view, children }: AnsweringProviderProps) {
  const id = request?.id
  const store = useMemo(() => unanswered(id), [id])
  const answering = useMemo(() => ({ ...readQuestion(request, view), store }), [request, view, store])
  return <AnsweringContext value={answering}>{children}</AnsweringContext>
}

const unanswered = (id: string | undefined) =>
  createStore<AnswerState>(() => ({ ...UNANSWERED, ...(id === undefined ? {} : { requestId: id }) }))

/** The open question. */
export function useAnswering(): Answering {
  return useContext(AnsweringContext)
}

/** What of the viewer's picks and pointer a component draws. */
export function useAnswerState<T>(select: (state: AnswerState) => T): T {
  return useStore(useAnswering().store, select)
}

/** Who shares and who suffers from the choice that is pointed at or picked. */
export function useReach(view: InnovationView): Reach | undefined {
  const answering = useAnswering()
  const state = useStore(answering.store)
  return useMemo(() => shownReach(answering, view, state), [answering, view, state])
}

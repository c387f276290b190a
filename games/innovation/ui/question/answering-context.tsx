import type { Request } from '@parlour/kernel'
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import type { InnovationView } from '../../rules/view'
import { type Answering, type AnswerState, readQuestion, shownReach, UNANSWERED } from './answering'
import type { Reach } from './meaning'

const NO_QUESTION: Answering = {
  request: undefined,
  leaves: [],
  means: new Map(),
  answers: new Map(),
  narrowed: false,
}

/** What a piece of the board reads: the question, and what of it is picked and pointed at. */
export interface Asked extends AnswerState {
  readonly answering: Answering
}
type AskedStore = StoreApi<Asked>

const unanswered = (answering: Answering): Asked => ({ ...UNANSWERED, answering })

const AnsweringContext = createContext<Answering>(NO_QUESTION)
const AskedContext = createContext<AskedStore>(createStore(() => unanswered(NO_QUESTION)))

interface AnsweringProviderProps {
  readonly request: Request | undefined
  readonly view: InnovationView
  readonly children: ReactNode
}

/** Holds the picks for the open request, and forgets them when another comes. */
export function AnsweringProvider({ request, view, children }: AnsweringProviderProps) {
  const answering = useMemo(
    () => (request === undefined ? NO_QUESTION : readQuestion(request, view)),
    [request, view],
  )
  const [store] = useState(() => createStore(() => unanswered(answering)))
  // One store for all questions: of the board, a push draws only those pieces anew that have another part in the question.
  useLayoutEffect(() => {
    const isSame = store.getState().answering.request?.id === answering.request?.id
    store.setState(isSame ? { answering } : unanswered(answering))
  }, [store, answering])
  return (
    <AskedContext value={store}>
      <AnsweringContext value={answering}>{children}</AnsweringContext>
    </AskedContext>
  )
}

/** The open question. */
export function useAnswering(): Answering {
  return useContext(AnsweringContext)
}

/** Where picks and pointer of the viewer are kept, together with the question they belong to. */
export function useAsked(): AskedStore {
  return useContext(AskedContext)
}

/** What of the viewer's picks and pointer a component draws. */
export function useAnswerState<T>(select: (state: AnswerState) => T): T {
  const { request } = useAnswering()
  // The store hears of another question only after it was drawn: what was picked for the last one is nothing to this one.
  return useStore(useAsked(), (asked) =>
    select(asked.answering.request?.id === request?.id ? asked : UNANSWERED),
  )
}

/** Who shares and who suffers from the choice that is pointed at or picked. */
export function useReach(): Reach | undefined {
  const answering = useAnswering()
  const checked = useAnswerState((state) => state.checked)
  const pointed = useAnswerState((state) => state.pointed)
  return useMemo(() => shownReach(answering, { checked, pointed }), [answering, checked, pointed])
}

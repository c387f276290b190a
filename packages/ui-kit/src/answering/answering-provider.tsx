import type { Piece, Request } from '@parlour/kernel'
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import {
  type AnswerState,
  type Leaf,
  linkWords,
  NO_QUESTION,
  type Question,
  type RequestReading,
  readQuestion,
  shownLeaf,
  UNANSWERED,
} from './question'
import type { OrderQueue } from './order-queue'

/** What a piece of the board reads: the question, the picks, and what is pointed at. */
export interface QuestionState extends AnswerState {
  readonly question: Question
  /** The request at which the last click was aimed. */
  readonly clicked: string | undefined
  /** Sends picks, while something on the page can. */
  readonly sender: Sender | undefined
  /** What is still to be answered of an order that the viewer gave. */
  readonly queue: OrderQueue | undefined
}

/** What is picked of a question, in its order where it has one. */
export type Picks = globalThis.Pick<AnswerState, 'checked' | 'order'>

/** How picks are sent by a click. */
interface Sender {
  /** Sends these picks where the request allows them. */
  readonly send: (picks: Picks) => void
  /** A click on the only choice that is asked for sends it. */
  readonly atOnce: boolean
}
export type QuestionStore = StoreApi<QuestionState>

const unanswered = (question: Question) => ({ ...UNANSWERED, question })
const begun = (question: Question): QuestionState => ({
  ...unanswered(question),
  clicked: undefined,
  sender: undefined,
  queue: undefined,
})

const QuestionContext = createContext<Question>(NO_QUESTION)
const AskedContext = createContext<QuestionStore>(createStore(() => begun(NO_QUESTION)))

/**
 * `answering` and `ordering` are always the same functions, `readsFirst` is as long as the screen is the
 * same.
 */
interface AnsweringProviderProps extends RequestReading {
  /** What the viewer is asked; nothing while only others are asked. */
  readonly request: Request | undefined
  readonly children: ReactNode
}

/**
 * Holds the viewer's picks for the open request, for the list of choices and the board alike; forgets them
 * when another request comes.
 */
export function AnsweringProvider({
  request,
  answering,
  ordering,
  readsFirst,
  children,
}: AnsweringProviderProps) {
  const question = useMemo(
    () => (request === undefined ? NO_QUESTION : readQuestion(request, { answering, ordering, readsFirst })),
    [request, answering, ordering, readsFirst],
  )
  const [store] = useState(() => createStore(() => begun(question)))
  // One store for all questions: a push redraws only those pieces of the board whose part in the question
  // changed.
  useLayoutEffect(() => {
    const isSame = store.getState().question.request?.id === question.request?.id
    store.setState(isSame ? { question } : unanswered(question))
  }, [store, question])
  return (
    <AskedContext value={store}>
      <QuestionContext value={question}>{children}</QuestionContext>
    </AskedContext>
  )
}

/** Returns the open question. */
export function useQuestion(): Question {
  return useContext(QuestionContext)
}

/** Returns where picks and pointer of the viewer are kept, together with the question they belong to. */
export function useAskedStore(): QuestionStore {
  return useContext(AskedContext)
}

/** Returns what a component draws of the question as the board has it. */
export function useAsked<T>(select: (questionState: QuestionState) => T): T {
  return useStore(useAskedStore(), select)
}

/** Returns what a component draws of the viewer's picks and pointer. */
export function useAnswerState<T>(select: (state: AnswerState) => T): T {
  const { request } = useQuestion()
  // The store learns of a new question only after it was drawn, so picks for the previous one are ignored.
  return useAsked((questionState) =>
    select(questionState.question.request?.id === request?.id ? questionState : UNANSWERED),
  )
}

/** Returns the choice that the board explains: the one pointed at, or else the one that is picked. */
export function useShownLeaf(): Leaf | undefined {
  const question = useQuestion()
  return useAnswerState((state) => shownLeaf(question, state))
}

/** Returns the game's words under which that choice links a piece. */
export function useLinkWords(piece: Piece): readonly string[] {
  const words = useAsked((questionState) => linkWords(questionState.question, piece, questionState))
  return words === '' ? [] : words.split(' ')
}

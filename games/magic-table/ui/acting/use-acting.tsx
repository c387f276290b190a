import { Refusal } from '@parlour/kernel'
import { CallError, type GameScreenProps } from '@parlour/ui-kit'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Phase } from '../../rules/facts/phases'
import type { TableAction } from './table-action'
import { DO_SOMETHING } from '../../rules/facts/question-kinds'

/** The way to act on the table. */
export interface TableActing {
  /** Sends actions one after another; the rest is left out when one is refused. */
  readonly act: (...actions: readonly TableAction[]) => void
  /** Why the last action was refused. */
  readonly problem: string | undefined
  /** The viewer may act: seated, in a game that is not over. */
  readonly mayAct: boolean
  /** The phase that was selected last, while it is being sent to the server. */
  readonly phaseOnItsWay: () => Phase | undefined
}

const ActingContext = createContext<TableActing>({
  act: () => {},
  problem: undefined,
  mayAct: false,
  phaseOnItsWay: () => undefined,
})

/** Returns the way to act on the table. */
export const useActing = (): TableActing => useContext(ActingContext)

/**
 * A refusal has its own sentence; what else fails is a fault of ours. Undefined where the hub's alert has
 * said it.
 */
function problemOf(error: unknown): string | undefined {
  if (error instanceof CallError && error.isAlerted) return undefined
  const isRefusal = error instanceof Refusal || (error instanceof CallError && error.httpStatus < 500)
  return isRefusal ? error.message : BROKEN
}

/** The fixed words, and what to do (rules: screens 1.8). */
const BROKEN = 'error: see console. It was not done: try again, or reload the page.'

type ActingProviderProps = Pick<GameScreenProps, 'game' | 'answer'> & { readonly children: ReactNode }

/** Sends what its viewer does, in order: each action waits for the one before it. */
export function ActingProvider({ game, answer, children }: ActingProviderProps) {
  const [problem, setProblem] = useState<string>()
  const request = game.requests.find(({ kind }) => kind === DO_SOMETHING)
  const latest = useRef({ request, answer })
  useLayoutEffect(() => {
    latest.current = { request, answer }
  })
  const queue = useRef<Promise<void>>(Promise.resolve())
  const phase = useRef<Phase>(undefined)
  const phaseOnItsWay = useCallback(() => phase.current, [])
  const act = useCallback((...actions: readonly TableAction[]) => {
    for (const action of actions) if (action.name === 'select phase') phase.current = action.phase
    const send = async () => {
      setProblem(undefined)
      for (const action of actions) {
        const { request: asked, answer: give } = latest.current
        if (asked === undefined) return
        await give(asked, [action])
      }
    }
    const sent = queue.current.then(send).catch((error: unknown) => {
      console.error(error)
      setProblem(problemOf(error))
    })
    queue.current = sent
    void sent.then(() => {
      if (queue.current === sent) phase.current = undefined
    })
  }, [])
  const mayAct = request !== undefined
  const value = useMemo(
    () => ({ act, problem, mayAct, phaseOnItsWay }),
    [act, problem, mayAct, phaseOnItsWay],
  )
  return <ActingContext value={value}>{children}</ActingContext>
}

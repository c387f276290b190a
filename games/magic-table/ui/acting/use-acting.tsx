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
import type { TableAction } from './table-action'
import { DO_SOMETHING } from '../../rules/facts/question-kinds'

/** The way to act on the table. */
export interface Acting {
  /** Sends actions one after another; the rest is left out when one is refused. */
  readonly act: (...actions: readonly TableAction[]) => void
  /** Why the last action was refused. */
  readonly problem: string | undefined
  /** The viewer may act: seated, in a game that is not over. */
  readonly mayAct: boolean
}

const ActingContext = createContext<Acting>({ act: () => {}, problem: undefined, mayAct: false })

/** Returns the way to act on the table. */
export const useActing = (): Acting => useContext(ActingContext)

/** A refusal has its own sentence; what else fails is a fault of ours. */
function problemOf(error: unknown): string {
  const isRefusal = error instanceof Refusal || (error instanceof CallError && error.httpStatus < 500)
  return isRefusal ? error.message : 'error: see console'
}

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
  const act = useCallback((...actions: readonly TableAction[]) => {
    const send = async () => {
      setProblem(undefined)
      for (const action of actions) {
        const { request: asked, answer: give } = latest.current
        if (asked === undefined) return
        await give(asked, [action])
      }
    }
    queue.current = queue.current.then(send).catch((error: unknown) => {
      console.error(error)
      setProblem(problemOf(error))
    })
  }, [])
  const mayAct = request !== undefined
  const value = useMemo(() => ({ act, problem, mayAct }), [act, problem, mayAct])
  return <ActingContext value={value}>{children}</ActingContext>
}

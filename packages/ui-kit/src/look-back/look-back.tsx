import type { SerializedGame, WireResponse } from '@parlour/protocol'
import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import type { SaidEntry } from '../log/log-stream'
import type { CardInLog } from '../log/log-text'

/** Looking back at a game: what every screen needs to know of it while it shows a past moment. */
export interface LookBack {
  /** The moment that is shown: how many answers had been given. */
  readonly at: number
  /** What stands in the place of the question. */
  readonly bar: ReactNode
  /** The game as far as the log shows it: to its present end, unless the reader hides that. */
  readonly live: LoggedGame
  /** Shows another moment, at a click in the log. */
  readonly jump: (at: number) => void
  /** Comments on the moment that is shown; undefined for those who may not. */
  readonly comment: ((text: string) => Promise<void>) | undefined
  /** Follows a card by the name that the log gives it, to its next moment or, by -1, to the one before. */
  readonly follow: ((name: string, by: 1 | -1) => void) | undefined
  /** How often somebody jumped. */
  readonly jumps: number
}

interface LoggedGame extends Pick<SerializedGame, 'log'> {
  readonly chat: readonly SaidEntry[]
}

interface MomentState {
  readonly at: number | undefined
}

// One context each, so that a step re-renders only what it changes, and above all not the whole log.
const IsPastContext = createContext(false)
const BarContext = createContext<ReactNode>(undefined)
const WholeLogContext = createContext<LoggedGame | undefined>(undefined)
const JumpContext = createContext<LookBack['jump'] | undefined>(undefined)
const CommentContext = createContext<LookBack['comment']>(undefined)
const FollowContext = createContext<LookBack['follow']>(undefined)
const JumpsContext = createContext(0)
const MomentContext = createContext<StoreApi<MomentState>>(createStore(() => ({ at: undefined })))

interface LookBackProviderProps {
  readonly value: LookBack | undefined
  readonly children: ReactNode
}

/** Tells the screens below it that the game they are given is the past; undefined for the present. */
export function LookBackProvider({ value, children }: LookBackProviderProps) {
  const at = value?.at
  const [moment] = useState(() => createStore<MomentState>(() => ({ at })))
  useLayoutEffect(() => moment.setState({ at }), [moment, at])
  const isPast = value !== undefined
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-past', isPast)
    return () => document.documentElement.removeAttribute('data-past')
  }, [isPast])
  return (
    <IsPastContext value={isPast}>
      <BarContext value={value?.bar}>
        <WholeLogContext value={value?.live}>
          <JumpContext value={value?.jump}>
            <JumpsContext value={value?.jumps ?? 0}>
              <CommentContext value={value?.comment}>
                <FollowContext value={value?.follow}>
                  <MomentContext value={moment}>{children}</MomentContext>
                </FollowContext>
              </CommentContext>
            </JumpsContext>
          </JumpContext>
        </WholeLogContext>
      </BarContext>
    </IsPastContext>
  )
}

/** Returns whether the game that a screen is given is the past. */
export const useIsPast = (): boolean => use(IsPastContext)

/** Returns what stands in the place of the question while somebody looks back. */
export const useLookBar = (): ReactNode => use(BarContext)

/** Returns the way from a line of the log to its moment; undefined while the present is shown. */
export const useJump = (): LookBack['jump'] | undefined => use(JumpContext)

/** Returns the way to comment on the moment that is shown; undefined for those who may not. */
export const useComment = (): LookBack['comment'] => use(CommentContext)

/** Returns the way to follow a card through the log; undefined while the present is shown. */
export const useFollowCard = (): LookBack['follow'] => use(FollowContext)

/** Returns how often somebody jumped from the log. */
export const useJumps = (): number => use(JumpsContext)

/** Returns the store of the moment shown, for components that need not re-render when it changes. */
export const useMomentStore = (): StoreApi<MomentState> => use(MomentContext)

/** Returns a value derived from the moment shown. Re-renders only when that value changes. */
export function useOfMoment<T extends string | boolean | undefined>(read: (at: number | undefined) => T): T {
  return useStore(use(MomentContext), ({ at }) => read(at))
}

/** Returns the log and the chat of a game to their end, also while an earlier moment of it is shown. */
export function useWholeLog({ log, chat }: LoggedGame): LoggedGame {
  return use(WholeLogContext) ?? { log, chat }
}

const StartLookBackContext = createContext<((at?: number) => void) | undefined>(undefined)

/** Gives the screens below it the way into a look back: to the present, or to the moment of an answer. */
export const StartLookBackProvider = StartLookBackContext

/** Returns the way into a look back, by default to the present; undefined where there is none. */
export const useStartLookBack = (): ((at?: number) => void) | undefined => use(StartLookBackContext)

/** How a game says in the bar of a look back what was answered. */
export interface LookWords {
  /** How it draws a card in a line of the log. */
  readonly card?: CardInLog | undefined
  /** An answer in its own words; undefined where the titles of its choices, or the log, say it. */
  readonly answer?: ((response: WireResponse) => ReactNode) | undefined
}

const LookWordsContext = createContext<LookWords>({})

export const LookWordsProvider = LookWordsContext

/** Returns the words of the game whose bar this is. */
export const useLookWords = (): LookWords => use(LookWordsContext)

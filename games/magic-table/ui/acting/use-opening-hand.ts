import { type GameScreenProps, useSending } from '@parlour/ui-kit'
import { OPENING_HAND } from '../../rules/facts/question-kinds'

type OpeningHandInput = Pick<GameScreenProps, 'game' | 'answer' | 'saving'>

/** What the viewer does about the hand that was dealt. */
export interface OpeningHand {
  /** Whether they are asked; not, once they keep it. */
  readonly isAsked: boolean
  /** Keeps it, with these cards for the bottom of the library. */
  readonly keep: (bottom: readonly string[]) => Promise<boolean>
  readonly mulligan: () => Promise<boolean>
  /** Why the last answer was not saved. */
  readonly problem: string | undefined
}

/** Returns the question whether the viewer keeps their opening hand (rules: magic-table 1). */
export function useOpeningHand({ game, answer, saving }: OpeningHandInput): OpeningHand {
  const request = game.requests.find(({ kind }) => kind === OPENING_HAND)
  const { send, problem } = useSending({ request, answer, saving })
  return {
    isAsked: request !== undefined,
    keep: (bottom) =>
      send([bottom.length === 0 ? 'Keep' : { title: 'Keep', selection: bottom.map((id) => ({ id })) }]),
    mulligan: () => send(['Mulligan']),
    problem,
  }
}

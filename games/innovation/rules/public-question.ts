import { type Choice, defined, type Request } from '@parlour/kernel'
import { type Direction, DIRECTIONS } from './facts/names'
import type { QuestionKind } from './facts/question-kinds'

/**
 * What everybody may know of a question that a player has to answer. It has words of the rules alone: what is
 * on offer, and how much of it, may follow from cards that only that player sees.
 */
export interface PublicQuestion {
  readonly player: string
  /** A `QuestionKind`. */
  readonly kind: string
  /** Where it asks for a splay in one printed direction. */
  readonly direction?: Direction
}

/** Returns what all may know of a request, in whose view it does not stand. */
export function publicQuestion({ actor, kind, choices }: Request): PublicQuestion {
  const direction = kind === ('splay' satisfies QuestionKind) ? directionOf(choices) : undefined
  return { player: actor, kind, ...defined({ direction }) }
}

/** The direction that all choices share: stacks and their splays lie open. */
function directionOf(choices: Request['choices']): Direction | undefined {
  if (typeof choices === 'string') return undefined
  return DIRECTIONS.find((direction) => choices.every((choice) => splaysTo(direction, choice)))
}

const splaysTo = (direction: Direction, choice: Choice): boolean =>
  typeof choice === 'object' && choice.kind === `splay-${direction}`

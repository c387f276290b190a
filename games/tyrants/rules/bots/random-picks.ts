import type { Bot, Choice, Pick, Random, Request } from '@parlour/kernel'
import type { TyrantsView } from '../view'

/** Plays a seat with random legal answers. */
export const randomBot: Bot<TyrantsView> = ({ request, random }) => randomPicks(request, random)

/** A legal selection, picked at random. */
export function randomPicks(request: Request, random: Random): readonly Pick[] {
  return typeof request.choices === 'string' ? [] : within(request.choices, request, random)
}

interface Bounds {
  readonly min?: number
  readonly max?: number
}

function within(choices: readonly Choice[], { min = 1, max = 1 }: Bounds, random: Random): readonly Pick[] {
  const count = min + random.below(Math.min(max, choices.length) - min + 1)
  return random
    .shuffle(choices)
    .slice(0, count)
    .map((choice) => pickOf(choice, random))
}

/** A group is picked by one of what it holds. */
function pickOf(choice: Choice, random: Random): Pick {
  if (typeof choice !== 'object') return choice
  const { title, id, choices } = choice
  const named = id === undefined ? { title } : { title, id }
  if (choices === undefined) return named
  return { ...named, selection: [...within(choices, {}, random)] }
}

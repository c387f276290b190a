import type { Random } from './random'
import type { Choice, Pick, Request } from './request'
import type { Bot } from './rules'
import { namedPick } from './selection'

/** A bot that answers at random, for tests. */
export const randomBot: Bot<unknown> = ({ request, random }) => randomPicks(request, random)

/**
 * Returns a random selection within the bounds of a request: one entry of each picked group, never an empty
 * group.
 */
export function randomPicks(request: Request, random: Random): readonly Pick[] {
  return typeof request.choices === 'string' ? [] : within(request.choices, request, random)
}

function within(
  choices: readonly Choice[],
  { min = 1, max = 1 }: { readonly min?: number; readonly max?: number },
  random: Random,
): readonly Pick[] {
  const open = choices.filter((choice) => typeof choice !== 'object' || choice.choices?.length !== 0)
  const most = Math.min(max, open.length)
  const count = min + random.below(most - min + 1)
  return random
    .shuffle(open)
    .slice(0, count)
    .map((choice) => pickOf(choice, random))
}

function pickOf(choice: Choice, random: Random): Pick {
  if (typeof choice !== 'object') return choice
  const { choices } = choice
  const named = namedPick(choice)
  return choices === undefined ? named : { ...named, selection: [...within(choices, {}, random)] }
}

import type { Choice, Pick, Random, Request } from '@parlour/kernel'

/** A legal selection, picked at random: never a group that is empty, one entry of a group. */
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
  const { title, id, choices } = choice
  if (choices !== undefined) return { title, selection: [...within(choices, { min: 1, max: 1 }, random)] }
  return { title, ...(id === undefined ? {} : { id }) }
}

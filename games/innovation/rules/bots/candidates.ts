import { type Choice, type Pick, type Random, randomPicks, type Request } from '@parlour/kernel'

/** Where there are more answers than this, a bot tries some at random. */
const MOST = 24
/** How many answers with several picks are tried. */
const SAMPLES = 10

/**
 * Returns answers worth trying: every single pick where one is enough, none where that is an answer, and some
 * of several picks.
 */
export function candidatesFor(request: Request, random: Random): readonly (readonly Pick[])[] {
  const { choices, min, max } = request
  if (typeof choices === 'string') return []
  const single = min <= 1 && max >= 1 ? choices.flatMap(singles) : []
  const none: readonly (readonly Pick[])[] = min === 0 ? [[]] : []
  const several =
    max > 1
      ? Array.from({ length: SAMPLES }, () => (random.below(2) === 0 ? most : randomPicks)(request, random))
      : []
  return distinct([...none, ...random.shuffle(distinct([...single, ...several])).slice(0, MOST)])
}

/** As many picks as are wanted, at random: what is offered is mostly good for whoever is asked. */
export function eagerPicks(request: Request, random: Random): readonly Pick[] {
  const { min, max } = request
  return randomPicks({ ...request, min: max <= 1 ? max : min }, random)
}

const most = (request: Request, random: Random): readonly Pick[] =>
  randomPicks({ ...request, min: request.max }, random)

/**
 * A choice as the only pick; for a group, each of its entries. A group that wants several picks is left to
 * chance.
 */
function singles(choice: Choice): readonly (readonly Pick[])[] {
  if (typeof choice !== 'object') return [[choice]]
  const { choices, max = 1 } = choice
  if (choices === undefined) return [[named(choice)]]
  return max > 1 ? [] : choices.map((entry) => [{ ...named(choice), selection: [entryPick(entry)] }])
}

const entryPick = (entry: Choice): Pick => (typeof entry === 'object' ? named(entry) : entry)

const named = ({ title, id }: { readonly title: string | number; readonly id?: string }) =>
  id === undefined ? { title } : { title, id }

function distinct(answers: readonly (readonly Pick[])[]): readonly (readonly Pick[])[] {
  return [...new Map(answers.map((picks) => [JSON.stringify(picks), picks])).values()]
}

import type { Choice, Request } from '@parlour/kernel'

const pickOf = (choice: Choice): string | number =>
  typeof choice === 'object' ? (choice.id ?? choice.title) : choice

/** As many picks as a request must have, the first of its choices or those that `shuffle` puts first. */
export function picksFor(
  request: Request,
  shuffle: (choices: readonly Choice[]) => readonly Choice[] = (choices) => choices,
): (string | number)[] {
  if (typeof request.choices === 'string') throw new Error(`'${request.title}' has no choices to pick from.`)
  return shuffle(request.choices).slice(0, request.min).map(pickOf)
}

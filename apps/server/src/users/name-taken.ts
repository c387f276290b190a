import { Refusal } from '@parlour/kernel'

/** Two people whose names look alike would not be told apart at a table. */
export function nameTaken(taken: string, name: string): Refusal {
  const isCase = taken.toLowerCase() === name.toLowerCase()
  const why =
    taken === name
      ? ''
      : isCase
        ? ': names must differ by more than upper and lower case'
        : ': names may not look alike'
  return new Refusal(`User with name (${taken}) already exists${why}`)
}

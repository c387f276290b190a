import { Refusal } from '@parlour/kernel'

/** Two people whose names differ in capitals alone would not be told apart at a table. */
export function nameTaken(taken: string, name: string): Refusal {
  const why = taken === name ? '' : ': names must differ by more than upper and lower case'
  return new Refusal(`User with name (${taken}) already exists${why}`)
}

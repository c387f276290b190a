import type { Refusal } from '@parlour/kernel'
import { refusal } from '../refusals/refusal'

/** Two people whose names look alike would not be told apart at a table. */
export function nameTaken(taken: string, name: string): Refusal {
  const isCase = taken.toLowerCase() === name.toLowerCase()
  const why =
    taken === name
      ? ''
      : isCase
        ? ': names must differ by more than upper and lower case'
        : ': names may not look alike'
  return refusal('name_taken', { taken, why })
}

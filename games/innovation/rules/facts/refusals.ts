import { refusalsOf } from '@parlour/kernel'

/** What is refused of a question about the games that were played. */
export const REFUSALS = {
  statistics_malformed: {
    sentence: 'These games cannot be counted by themselves.',
    remedy: 'Choose players, sets and a time that there are.',
  },
} as const

/** The heading of these in the list of all errors. */
export const TITLE = 'Results of Innovation'

/** Returns the refusal of an entry, with the values that its sentence names. */
export const refusal = refusalsOf(REFUSALS)

import { Refusal } from '@parlour/kernel'

/** What is refused of a search, all by one code: the sentence quotes the part, and says how to write it. */
export const QUERY_REFUSALS = {
  query_unreadable: { sentence: '{sentence}', remedy: 'Write the part that is quoted as the sentence says.' },
} as const

/** Returns the refusal of a search that cannot be read, or that asks for what cannot be. */
export const unreadable = (sentence: string): Refusal =>
  new Refusal(sentence, 'query_unreadable' satisfies keyof typeof QUERY_REFUSALS)

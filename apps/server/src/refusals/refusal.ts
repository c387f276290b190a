import { Refusal, type RefusalEntry, sentenceOf, type SentenceValues } from '@parlour/kernel'
import { REFUSALS, type RefusalKey, type Refusals } from './catalogue/catalogue'

/** The keys of entries with one of these statuses; of those without a status, for `undefined`. */
export type KeyWithStatus<Status> = {
  [Key in RefusalKey]: Refusals[Key] extends { readonly status: infer Own }
    ? Own extends Status
      ? Key
      : never
    : undefined extends Status
      ? Key
      : never
}[RefusalKey]

/** What an entry needs besides its key. */
export type ValuesOf<Key extends RefusalKey> = SentenceValues<Refusals[Key]['sentence']>

/** What is sent for an entry of the catalogue, with the values of the occasion. */
export function sentOf<Key extends RefusalKey>(
  key: Key,
  ...[values]: ValuesOf<Key>
): { readonly status: number; readonly code: string; readonly message: string } {
  const { sentence, status = 400, code = key }: RefusalEntry = REFUSALS[key]
  return { status, code, message: sentenceOf(sentence, values) }
}

/** The refusal of an entry of the catalogue that has no status of its own: answered with 400. */
export function refusal<Key extends KeyWithStatus<undefined>>(key: Key, ...values: ValuesOf<Key>): Refusal {
  const { message, code } = sentOf(key, ...values)
  return new Refusal(message, code)
}

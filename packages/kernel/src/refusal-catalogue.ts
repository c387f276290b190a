import { Refusal } from './refusal'

/** One thing that is refused, as a catalogue lists it by its code. */
export interface RefusalEntry {
  /** For whoever was refused; `{name}` stands for a value of the occasion. */
  readonly sentence: string
  /** What they can do now, for the page of all errors. */
  readonly remedy: string
  /** The HTTP status; 400 where there is none. */
  readonly status?: number
  /** What clients get as the code where several entries ask the same of them; else it is the entry's own. */
  readonly code?: string
}

/** The names between braces in a sentence. */
type NamesIn<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** What `sentenceOf` needs besides the sentence: nothing, or a value for each name between braces. */
export type SentenceValues<Sentence extends string> = [NamesIn<Sentence>] extends [never]
  ? readonly []
  : readonly [values: Readonly<Record<NamesIn<Sentence>, string | number>>]

/** Returns a sentence with the values of the occasion in place of the names between braces. */
export function sentenceOf(sentence: string, values: Readonly<Record<string, string | number>> = {}): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name))
}

/**
 * Returns what makes the refusals of a catalogue: it takes the key of an entry and the values that its
 * sentence names.
 */
export const refusalsOf =
  <Entries extends Readonly<Record<string, RefusalEntry>>>(entries: Entries) =>
  <Key extends keyof Entries & string>(
    key: Key,
    ...[values]: SentenceValues<Entries[Key]['sentence']>
  ): Refusal => {
    const { sentence, code = key }: RefusalEntry = entries[key] ?? { sentence: key, remedy: '' }
    return new Refusal(sentenceOf(sentence, values), code)
  }

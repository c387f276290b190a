import type { Leaf } from '../answering/question'

/** A choice of the open question as it may be called in a command. */
export interface NamedChoice {
  readonly leaf: Leaf
  /** What is read out of it. */
  readonly title: string
  /** The name of its group, and other words that a player may put before its title. */
  readonly verbs: string
}

/** What a command means for the open question. */
export type CommandMeaning =
  | {
      readonly kind: 'picks'
      readonly choices: readonly NamedChoice[]
      /** Words that are left over, for the question that follows. */
      readonly rest: string
    }
  | { readonly kind: 'unclear'; readonly choices: readonly NamedChoice[] }
  | { readonly kind: 'unknown' }

/**
 * Reads a command such as `dogma archery`, `deploy eryndlyn` or `oars, sailing`: names of choices with commas
 * between them, each in full or by the beginnings of its words. Where the last words name no choice, they are
 * left for the next question.
 */
export function readCommand(command: string, choices: readonly NamedChoice[]): CommandMeaning {
  // A name may hold a comma itself.
  const whole = choiceNamed(wordsOf(command), choices)
  if (whole.length > 0) return meaningOf(whole)
  const parts = command.split(',').map(wordsOf)
  const [only = []] = parts
  if (parts.length === 1) return readOne(only, choices)
  const found: NamedChoice[] = []
  for (const words of parts) {
    const named = choiceNamed(
      words,
      choices.filter((choice) => !found.includes(choice)),
    )
    const [first] = named
    if (first === undefined || named.length > 1) return meaningOf(named)
    found.push(first)
  }
  return { kind: 'picks', choices: found, rest: '' }
}

function readOne(words: readonly string[], choices: readonly NamedChoice[]): CommandMeaning {
  for (let count = words.length; count > 0; count -= 1) {
    const named = choiceNamed(words.slice(0, count), choices)
    if (named.length > 0) return meaningOf(named, words.slice(count).join(' '))
  }
  return { kind: 'unknown' }
}

function meaningOf(named: readonly NamedChoice[], rest = ''): CommandMeaning {
  if (named.length === 0) return { kind: 'unknown' }
  return named.length === 1 ? { kind: 'picks', choices: named, rest } : { kind: 'unclear', choices: named }
}

/**
 * Returns the choices that these words may mean; of equal ones the first. The name of a group alone means
 * none, lest `meld pottery` melds the only card there is.
 */
function choiceNamed(words: readonly string[], choices: readonly NamedChoice[]): readonly NamedChoice[] {
  if (words.length === 0) return []
  const possible = choices.filter(({ title, verbs }) => {
    const own = wordsOf(title)
    return areIn(words, [...wordsOf(verbs), ...own]) && words.some((word) => areIn([word], own))
  })
  const exact = possible.filter(({ title }) => wordsOf(title).join(' ') === words.join(' '))
  const beginning = possible.filter(({ title }) => wordsOf(title).join(' ').startsWith(words.join(' ')))
  const nearest = [exact, beginning].find((some) => some.length > 0) ?? possible
  return nearest.filter(
    ({ title, verbs }, at) => nearest.findIndex((one) => one.title === title && one.verbs === verbs) === at,
  )
}

/** Whether each word begins one of the others, each of which is used once. */
function areIn(words: readonly string[], others: readonly string[]): boolean {
  const left = [...others]
  return words.every((word) => {
    const exact = left.indexOf(word)
    const at = exact === -1 ? left.findIndex((other) => other.startsWith(word)) : exact
    if (at === -1) return false
    left.splice(at, 1)
    return true
  })
}

/** Returns the words of a text, without case, accents and signs. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

import { type Choice, listedChoices, type Piece, type Request } from '@parlour/kernel'

/** Every text in a plain value, keys of objects included. */
export function textsIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') found.add(value)
  else if (Array.isArray(value)) for (const entry of value) textsIn(entry, found)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      found.add(key)
      textsIn(inner, found)
    }
  }
  return found
}

/**
 * What the pieces of requests say in their addresses, whose words stand between slashes: each word, and all
 * that follows one, for a card's name may hold a slash itself.
 */
export function addressedIn(requests: readonly Request[], found: Set<string>): Set<string> {
  const choices = requests.flatMap(listedChoices)
  for (const piece of choices.flatMap(piecesOf)) {
    const words = piece.split('/')
    for (const [at, word] of words.entries()) found.add(word).add(words.slice(at).join('/'))
  }
  return found
}

function piecesOf(choice: Choice): readonly Piece[] {
  if (typeof choice !== 'object') return []
  const { pieces = [], links = {}, choices = [] } = choice
  return [...pieces, ...Object.values(links).flat(), ...choices.flatMap(piecesOf)]
}

const isWordPart = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/** Whether a text names a card: the name occurs and is not part of a longer word (`A1` is not in `A10`). */
export function names(text: string, name: string): boolean {
  for (let at = name === '' ? -1 : text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isWordPart(text[at - 1]) && !isWordPart(text[at + name.length])) return true
  }
  return false
}

/** A card by its name, with what is printed on it. */
export interface CardWords {
  readonly name: string
  readonly texts: readonly string[]
}

/**
 * Returns the names of cards that stand in texts of cards, or in longer names: a reader of the log may come
 * upon them at any time.
 */
export function mentionedNames(cards: readonly CardWords[]): ReadonlySet<string> {
  const texts = cards.flatMap((card) => card.texts)
  const isMentioned = (name: string) =>
    texts.some((text) => names(text, name)) ||
    cards.some((other) => other.name !== name && names(other.name, name))
  return new Set(cards.map(({ name }) => name).filter(isMentioned))
}

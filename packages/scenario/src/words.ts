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

const isWordPart = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/** Whether a text names a card: the name occurs and is no part of a longer word (`A1` is not in `A10`). */
export function names(text: string, name: string): boolean {
  for (let at = name === '' ? -1 : text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isWordPart(text[at - 1]) && !isWordPart(text[at + name.length])) return true
  }
  return false
}

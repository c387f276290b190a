import { Refusal } from '@parlour/kernel'

/** Nothing of ours is nested as deeply; deeper texts would exhaust the stack of whatever walks through them. */
const DEEPEST = 200
/** The longest record, a game of 20,000 answers, has fewer; more would hold the server up for seconds. */
const MOST_PARTS = 400_000

const [QUOTE, BACKSLASH, COMMA] = ['"', '\\', ','].map((letter) => letter.charCodeAt(0))
const OPENING = new Set(['{', '['].map((letter) => letter.charCodeAt(0)))
const CLOSING = new Set(['}', ']'].map((letter) => letter.charCodeAt(0)))

/** Returns why a text is not even parsed as JSON. One walk over its letters, whatever it holds: parsing could cost seconds. */
export function sprawlOf(text: string, whole: string): Refusal | undefined {
  let [depth, parts, isQuoted] = [0, 0, false]
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    if (isQuoted && letter === BACKSLASH) at += 1
    else if (letter === QUOTE) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (letter === COMMA) parts += 1
    else if (CLOSING.has(letter)) depth -= 1
    else if (OPENING.has(letter)) [depth, parts] = [depth + 1, parts + 1]
    if (depth > DEEPEST) return new Refusal(`${whole} is nested too deeply`)
    if (parts > MOST_PARTS) return new Refusal(`${whole} has too many parts`)
  }
  return undefined
}

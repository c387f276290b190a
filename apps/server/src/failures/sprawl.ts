import type { Refusal } from '@parlour/kernel'
import { refusal } from '../refusals/refusal'

/**
 * Nothing of ours is nested as deeply; deeper texts would exhaust the stack of whatever walks through them.
 */
const DEEPEST = 200
/** The longest record, a game of 20,000 answers, has fewer; more would hold the server up for seconds. */
const MOST_PARTS = 400_000
/** Records have the same few fields again and again. A new one costs the parser twenty times as much. */
const MOST_NAMES = 2000

const [QUOTE, BACKSLASH, COMMA, COLON, OPENS_LIST, CLOSES_LIST, OPENS_OBJECT, CLOSES_OBJECT] = [
  ...'"\\,:[]{}',
].map((letter) => letter.charCodeAt(0))

/**
 * Returns why a text is not even parsed as JSON. One walk over it that leaps over what is quoted: parsing
 * could cost seconds.
 */
export function sprawlOf(text: string, whole: string): Refusal | undefined {
  const names = new Set<string>()
  let [depth, parts, quoted] = [0, 0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    if (letter === QUOTE) {
      quoted = at
      at = endOfQuoted(text, at)
    } else if (letter === COMMA) parts += 1
    else if (letter === CLOSES_LIST || letter === CLOSES_OBJECT) depth -= 1
    else if (letter === OPENS_LIST || letter === OPENS_OBJECT) {
      depth += 1
      parts += 1
    } else if (letter === COLON) names.add(text.slice(quoted, at))
    if (depth > DEEPEST) return refusal('nested_too_deeply', { whole })
    if (parts > MOST_PARTS) return refusal('too_many_parts', { whole })
    if (names.size > MOST_NAMES) return refusal('too_many_fields', { whole })
  }
  return undefined
}

/** Where a quoted text ends that begins at a quote; where nothing ends it, the text does. */
function endOfQuoted(text: string, from: number): number {
  for (let end = text.indexOf('"', from + 1); end !== -1; end = text.indexOf('"', end + 1))
    if (backslashesBefore(text, end) % 2 === 0) return end
  return text.length
}

function backslashesBefore(text: string, at: number): number {
  let before = at
  while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1
  return at - before
}

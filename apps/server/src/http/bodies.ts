import { Refusal } from '@parlour/kernel'
import type { FastifyInstance } from 'fastify'

/** No body of ours is nested as deeply; deeper ones would exhaust the stack of whatever walks through them. */
const DEEPEST = 200
/** The longest record, a game of 20,000 answers, has fewer; more would hold the server up for seconds. */
const MOST_PARTS = 400_000

/**
 * Reads bodies as JSON. Refuses texts that one of the two stores cannot hold (those with the character NUL or an unpaired
 * surrogate), and bodies that are nested too deeply or have too many parts.
 */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    const sprawling = sprawlOf(text)
    if (sprawling !== undefined) return done(sprawling)
    void parse(request, text, (error, value: unknown) => {
      const wrong = error ?? wrongIn(text, value)
      if (wrong === undefined) done(null, value)
      else done(wrong)
    })
  })
}

const NUL = /(?<!\\)(?:\\\\)*\\u0000/
const HALF_CHARACTER = /(?<!\\)(?:\\\\)*\\ud[89a-f]/

function wrongIn(text: string, value: unknown): Error | undefined {
  if (text.includes('\\u0000') && NUL.test(text)) return new Refusal('Text may not contain the NUL character')
  // Once serialized again, whole characters are not escaped: whatever still is, is an unpaired surrogate.
  if (/\\ud[89a-f]/i.test(text) && HALF_CHARACTER.test(JSON.stringify(value)))
    return new Refusal('Text may not contain incomplete characters')
  return undefined
}

const [QUOTE, BACKSLASH, COMMA] = ['"', '\\', ','].map((letter) => letter.charCodeAt(0))
const OPENING = new Set(['{', '['].map((letter) => letter.charCodeAt(0)))
const CLOSING = new Set(['}', ']'].map((letter) => letter.charCodeAt(0)))

/** Why a text is not even parsed. One walk over its letters, whatever it holds: parsing could cost seconds. */
function sprawlOf(text: string): Refusal | undefined {
  let [depth, parts, isQuoted] = [0, 0, false]
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    if (isQuoted && letter === BACKSLASH) at += 1
    else if (letter === QUOTE) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (letter === COMMA) parts += 1
    else if (CLOSING.has(letter)) depth -= 1
    else if (OPENING.has(letter)) [depth, parts] = [depth + 1, parts + 1]
    if (depth > DEEPEST) return new Refusal('The body is nested too deeply')
    if (parts > MOST_PARTS) return new Refusal('The body has too many parts')
  }
  return undefined
}

import type { FastifyInstance } from 'fastify'
import { sprawlOf } from '../failures/sprawl'
import { refusal } from '../refusals/refusal'

/**
 * Reads bodies as JSON. Refuses texts that one of the two stores cannot hold (those with the character NUL or
 * an unpaired surrogate), and bodies that are nested too deeply or have too many parts.
 */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    const sprawling = sprawlOf(text, 'The body')
    if (sprawling !== undefined) return done(sprawling)
    void parse(request, text, (error, value: unknown) => {
      // The parser refuses keys such as `__proto__`, which would change the prototype of the object.
      const wrong = error === null ? wrongIn(text, value) : isJson(text) ? refusal('foreign_field') : error
      if (wrong === undefined) done(null, value)
      else done(wrong)
    })
  })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const NUL = /(?<!\\)(?:\\\\)*\\u0000/
const LONE_SURROGATE = /(?<!\\)(?:\\\\)*\\ud[89a-f]/

function wrongIn(text: string, value: unknown): Error | undefined {
  if (text.includes('\\u0000') && NUL.test(text)) return refusal('text_with_nul')
  // `JSON.stringify` does not escape whole characters: a surrogate that is still escaped is unpaired.
  if (/\\u[dD]/.test(text) && LONE_SURROGATE.test(JSON.stringify(value))) return refusal('text_incomplete')
  return undefined
}

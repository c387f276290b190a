import { Refusal } from '@parlour/kernel'
import type { FastifyInstance } from 'fastify'

/** No body of ours is nested as deeply; deeper ones would exhaust the stack of whatever walks through them. */
const DEEPEST = 200

/**
 * Reads bodies as JSON. Refuses texts that not both stores can hold, which are those with the character NUL and those with
 * half of a character, and bodies that are nested too deeply.
 */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
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
  if (isTooDeep(value)) return new Refusal('The body is nested too deeply')
  // Written out again, whole characters stand as they are: what is still escaped is half of one.
  if (/\\ud[89a-f]/i.test(text) && HALF_CHARACTER.test(JSON.stringify(value)))
    return new Refusal('Text may not contain incomplete characters')
  return undefined
}

function isTooDeep(value: unknown): boolean {
  let level: readonly unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true
    level = level.flatMap(partsOf)
  }
  return false
}

const partsOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : []

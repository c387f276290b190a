import type { z } from 'zod'

/** What is wrong with one field of a body, as its schema says it. */
export interface WrongField {
  readonly instancePath?: string
  readonly message?: string
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** Everything wrong with a body in one line; a schema's own sentence about the whole body stands alone. */
export function wrongFields(fields: readonly WrongField[]): string {
  const said = fields.map(({ instancePath = '', message = '' }) => ({
    field: instancePath.replace(/^\//, '').replaceAll('/', '.'),
    fault: faultIn(message),
  }))
  const whole = said.find(({ fault }) => /^[A-Z]/.test(fault))
  return whole?.fault ?? said.map(({ field, fault }) => `${field} ${fault}`.trim()).join('; ')
}

/** The schemas' library speaks to programmers; people are told the same in words. */
function faultIn(message: string): string {
  const [, kind = '', sent] = /^Invalid input: expected (\w+), received (\w+)$/.exec(message) ?? []
  if (sent === 'undefined') return 'is missing'
  if (sent !== undefined) return `must be ${KINDS[kind] ?? kind}`
  const [, side, of = '', bound] =
    /^Too (big|small): expected (\w+) to (?:be|have) [<>]=(-?\d+)/.exec(message) ?? []
  if (bound !== undefined) return boundOf(of, `${side === 'big' ? 'at most' : 'at least'} ${bound}`)
  const [, options] = /^Invalid option: expected one of (.+)$/.exec(message) ?? []
  if (options !== undefined) return `must be one of ${options.replaceAll('"', '').replaceAll('|', ', ')}`
  return message === '' || message.startsWith('Invalid input') ? 'is wrong' : message
}

const COUNTED: Readonly<Record<string, string>> = {
  string: 'characters',
  array: 'entries',
  record: 'entries',
}
/** A number is within a bound; a text or a list has so many parts. */
function boundOf(kind: string, bound: string): string {
  const parts = COUNTED[kind]
  if (parts === undefined) return `must be ${bound}`
  return bound === 'at least 1' ? 'may not be empty' : `may have ${bound} ${parts}`
}

/** The first thing wrong with what a schema did not take, inside of a body; `whole` names it where no part of it is named. */
export function wrongPart({ issues: [first] }: z.ZodError, whole = ''): string {
  const path = first?.path.join('/') ?? ''
  return wrongFields([{ instancePath: path === '' ? whole : path, message: first?.message ?? '' }])
}

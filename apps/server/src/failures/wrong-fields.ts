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

/**
 * Everything wrong with a body as sentences for a person, one for each field; a schema's own sentence about the whole body
 * stands alone.
 */
export function wrongFields(fields: readonly WrongField[]): string {
  const faults = new Map<string, string>()
  for (const { instancePath = '', message = '' } of fields)
    if (!faults.has(instancePath)) faults.set(instancePath, faultIn(message))
  const whole = [...faults.values()].find((fault) => /^[A-Z]/.test(fault))
  return whole ?? [...faults].map(([path, fault]) => `${fieldWords(path.split('/'))} ${fault}.`).join(' ')
}

/** Fields that only hold others: nobody who is told of those knows them. */
const HOLDERS: readonly string[] = [
  'settings',
  'opts',
  'deck',
  'cardIdsByZone',
  'cardData',
  'data',
  'card_faces',
]
/** What people call a field whose name does not say it. */
const NAMES: Readonly<Record<string, string>> = {
  addIds: 'list of cards to add',
  removeIds: 'list of cards to remove',
  userIds: 'list of players',
  users: 'list of players',
  ids: 'list of ids',
  names: 'list of names',
  filters: 'list of filters',
  card_faces: 'list of faces',
  cardData: 'card',
  cardIdsByZone: 'list of zones',
  opts: 'list of options',
  settings: 'list of settings',
  main: 'main deck',
  side: 'sideboard',
  command: 'command zone',
  image_uri: 'address of the picture',
  unlock: 'unlock text',
  hidden: 'hidden text',
  rev: 'revision',
}

/** A field as a person would call it: 'The text of the scar' for `scar/text`, 'An entry of the list of names' for `names/3`. */
function fieldWords(path: readonly string[]): string {
  const fields = path.filter((part) => part !== '' && !/^\d+$/.test(part))
  const told = fields.filter((field, at) => at === fields.length - 1 || !HOLDERS.includes(field))
  if (told.length === 0) return 'The body'
  const words = told
    .slice(-2)
    .toReversed()
    .map((field) => `the ${nameOf(field)}`)
    .join(' of ')
  const isEntry = /^\d+$/.test(path.at(-1) ?? '')
  return isEntry ? `An entry of ${words}` : `T${words.slice(1)}`
}

const nameOf = (field: string): string =>
  NAMES[field] ??
  field
    .replace(/^_/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll('_', ' ')
    .toLowerCase()

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

/**
 * The first thing wrong with a document that somebody made by hand, inside of a body; named by its place in it, `whole` where
 * that is the document itself.
 */
export function wrongPart({ issues: [first] }: z.ZodError, whole = ''): string {
  const path = first?.path.join('.') ?? ''
  const fault = faultIn(first?.message ?? '')
  return /^[A-Z]/.test(fault) ? fault : `${path === '' ? whole : path} ${fault}`.trim()
}

import type { DeckZone } from '../card/card'
import { straightQuotes } from '../names/lookup-key'

/** What one line of a card list says (rules: library 6.2). */
export type CardListLine =
  | { readonly kind: 'blank' | 'ignored' }
  | { readonly kind: 'heading'; readonly zone: DeckZone | 'companion' | 'ignored' }
  | CardLine

export interface CardLine {
  readonly kind: 'card'
  readonly sign: 'insert' | 'remove'
  readonly count: number
  readonly name: string
  readonly set?: string
  readonly number?: string
  readonly isSideboard: boolean
}

/** Tells whether a text is the name of a card. */
export type KnownName = (name: string) => boolean

const HEADINGS: ReadonlyMap<string, DeckZone | 'companion' | 'ignored'> = new Map([
  ...['deck', 'main', 'maincard', 'mainboard', 'maindeck'].map((word) => [word, 'main'] as const),
  ...['side', 'sideboard'].map((word) => [word, 'side'] as const),
  ...['command', 'commander', 'commanders'].map((word) => [word, 'command'] as const),
  ['companion', 'companion'],
  ...['maybeboard', 'considering', 'about', 'tokens'].map((word) => [word, 'ignored'] as const),
])

/** Arena's codes for sets that it names differently from the card data (rules: draft 8). */
const SET_OF_ARENA: ReadonlyMap<string, string> = new Map([['dar', 'dom']])

/** Returns what a line says. A line that is a whole card name is that name, whatever it starts with. */
export function parseCardListLine(line: string, knownName?: KnownName): CardListLine {
  const text = straightQuotes(line).trim()
  if (text === '') return { kind: 'blank' }
  const isKnown = (name: string) => knownName?.(name) ?? false
  if (isKnown(text)) return cardLine({ name: text })
  const heading = headingZone(text)
  if (heading !== undefined) return { kind: 'heading', zone: heading }
  if (/^(?:#|\/\/)/.test(text)) return { kind: 'ignored' }
  return parseEntry(text, isKnown)
}

function headingZone(text: string): DeckZone | 'companion' | 'ignored' | undefined {
  const [, word = ''] = /^(?:#+|\/\/)?\s*(\p{L}+)\s*(?:\(\d+\))?\s*:?$/u.exec(text) ?? []
  return HEADINGS.get(word.toLowerCase())
}

function cardLine(fields: Partial<CardLine> & { readonly name: string }): CardLine {
  return { kind: 'card', sign: 'insert', count: 1, isSideboard: false, ...fields }
}

function parseEntry(text: string, isKnown: KnownName): CardListLine {
  const [, sideboard, signCharacter, rest = ''] = /^(SB:)?\s*([+-])?\s*(.*)$/is.exec(text) ?? []
  if (rest === '') return { kind: 'ignored' }
  const sign = signCharacter === '-' ? 'remove' : 'insert'
  const isSideboard = sideboard !== undefined
  if (isKnown(rest)) return cardLine({ name: rest, sign, isSideboard })
  const [, digits, counted = ''] = /^(\d{1,3})x?\s+(\S.*)$/i.exec(rest) ?? []
  const count = digits === undefined ? 1 : Number(digits)
  if (count === 0) return { kind: 'ignored' }
  return cardLine({ ...splitTail(digits === undefined ? rest : counted, isKnown), sign, count, isSideboard })
}

type NamedPrinting = Pick<CardLine, 'name' | 'set' | 'number'>

/** Takes set, number, foil mark and remark off the end of a name. */
function splitTail(text: string, isKnown: KnownName): NamedPrinting {
  if (isKnown(text)) return { name: text }
  const plain = text
    .replace(/\s+#.*$/s, '')
    .replace(/\s+\*[a-z]+\*$/i, '')
    .trim()
  if (isKnown(plain)) return { name: plain }
  const [, name, code = '', number] =
    /^(.+?)\s+[([]([a-z0-9_]{2,8})[)\]](?:\s+(\S+?))??(?:\s+F)?$/i.exec(plain) ?? []
  if (name !== undefined) return { name, set: setCode(code), ...(number === undefined ? {} : { number }) }
  const [, unfoiled = '', bareNumber] = /^(.+?)(?:\s+(\S*\d\S*))?(?:\s+F)?$/.exec(plain) ?? []
  if (!isKnown(unfoiled)) return { name: plain }
  return { name: unfoiled, ...(bareNumber === undefined ? {} : { number: bareNumber }) }
}

function setCode(code: string): string {
  const lower = code.toLowerCase()
  return SET_OF_ARENA.get(lower) ?? lower
}

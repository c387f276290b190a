import { straightQuotes, withoutInvisible } from '../names/lookup-key'
import type { CardLine, KnownName, ListZone } from './card-line'
import { splitTail } from './card-list-tail'

export type { CardLine, KnownName, ListZone } from './card-line'

type HeadingZone = ListZone | 'companion' | 'ignored'

/** What one line of a card list says (rules: library 6.2). */
export type CardListLine =
  | { readonly kind: 'blank' | 'ignored' }
  | { readonly kind: 'heading'; readonly zone: HeadingZone }
  | CardLine

export interface CardLineOptions {
  readonly knownName?: KnownName | undefined
  /** A dash before a name begins an item of a list and removes nothing. */
  readonly hasDashes?: boolean
}

const HEADINGS: ReadonlyMap<string, HeadingZone> = new Map([
  ...['deck', 'main', 'maincard', 'mainboard', 'maindeck'].map((word) => [word, 'main'] as const),
  ...['side', 'sideboard'].map((word) => [word, 'side'] as const),
  ...['command', 'commander', 'commanders'].map((word) => [word, 'command'] as const),
  ['companion', 'companion'],
  ...['maybeboard', 'maybe', 'considering'].map((word) => [word, 'maybe'] as const),
  ...['avatar', 'dungeons', 'planes', 'schemes'].map((word) => [word, 'maybe'] as const),
  ...['about', 'metadata', 'tokens', 'customcards', 'settings', 'layouts', 'boostersettings'].map(
    (word) => [word, 'ignored'] as const,
  ),
])

/** Heads of parts of a deck that say nothing of a zone, as `Creatures (12)`. */
const PART =
  /^(?:#+|\/\/)?\s*(?:creature|instant|sorcer|artifact|enchantment|planeswalker|battle|land|spell|other)(?:s|y|ies)?\s*(?:\(\d+\)\s*:?|:)$/i

/** What a deck file of XMage says besides its cards. */
const OF_XMAGE = /^(?:NAME:|LAYOUT (?:MAIN|SIDEBOARD):)/

/**
 * Returns a row of a table without a head as a line and its set: `2,Cat`, or cells between tabs, of which the first or second is
 * the count and the code or name of the set may follow.
 */
function rowOf(line: string): { readonly line: string; readonly set?: string } {
  const [, digits, quoted, named] = /^\s*"?(\d{1,3})"?\s*[,;]\s*(?:"(.+)"|(\S.*))$/.exec(line) ?? []
  if (digits !== undefined) return { line: `${digits} ${quoted?.replaceAll('""', '"') ?? named ?? ''}` }
  const [first = '', second = '', set = ''] = line.split('\t').map((cell) => cell.trim())
  const isCount = (cell: string) => /^\d{1,3}[x×]?$/i.test(cell)
  if (second === '' || isCount(first) === isCount(second)) return { line }
  const counted = isCount(first) ? `${first} ${second}` : `${second} ${first}`
  return { line: counted, ...(set === '' ? {} : { set }) }
}

/** No name with all that stands around it is as long. */
const LONGEST = 300

/**
 * Returns what a line says. A line that is a whole card name is that name, whatever it starts with, and so is a line that is
 * too long for one: to look for counts and sets in it could take seconds.
 */
export function parseCardListLine(line: string, options: CardLineOptions = {}): CardListLine {
  const row = rowOf(straightQuotes(withoutInvisible(line)))
  const text = row.line.trim().replace(/\s{2,}/g, ' ')
  if (text === '') return { kind: 'blank' }
  if (OF_XMAGE.test(text)) return { kind: 'ignored' }
  if (text.length > LONGEST) return cardLine({ name: text })
  const isKnown = (name: string) => options.knownName?.(name) ?? false
  if (isKnown(text)) return cardLine({ name: text })
  const zone = headingZone(text)
  if (zone !== undefined) return { kind: 'heading', zone }
  if (/^(?:#|\/\/)/.test(text) || PART.test(text)) return { kind: 'ignored' }
  const dash = options.hasDashes === true ? /^[-*•]\s+/ : /^[*•]\s+/
  const entry = parseEntry(text.replace(dash, ''), isKnown)
  return entry.kind === 'card' && row.set !== undefined ? { set: row.set.toLowerCase(), ...entry } : entry
}

/** True for a line that begins like an item of a list with dashes. */
export const hasDash = (line: string): boolean => /^\s*-\s+\S/.test(line)

function headingZone(text: string): HeadingZone | undefined {
  const [, word = ''] = /^(?:#+|\/\/)?\s*(\p{L}+)\s*(?:\(\d+\))?\s*:?$/u.exec(text) ?? []
  const zone = HEADINGS.get(word.toLowerCase())
  if (zone !== undefined) return zone
  // A part of a list for a draft stands in brackets, with the number of its cards in a pack.
  const [, part] = /^\[([\p{L} ]+)(?:\(\d+\))?\]$/u.exec(text) ?? []
  return part === undefined ? undefined : (HEADINGS.get(part.trim().toLowerCase()) ?? 'main')
}

function cardLine(fields: Partial<CardLine> & { readonly name: string }): CardLine {
  return { kind: 'card', sign: 'insert', count: 1, ...fields }
}

function parseEntry(text: string, isKnown: KnownName): CardListLine {
  const [, sideboard, signCharacter, rest = ''] = /^(SB:)?\s*([+-])?\s*(.*)$/is.exec(text) ?? []
  if (rest === '') return { kind: 'ignored' }
  const sign = signCharacter === '-' ? 'remove' : 'insert'
  const side = sideboard === undefined ? {} : { zone: 'side' as const }
  if (isKnown(rest)) return cardLine({ name: rest, sign, ...side })
  const [, digits, counted = ''] = /^(\d{1,3})(?:[x×]\s*|\s+[x×]\s+|\s+)(\S.*)$/i.exec(rest) ?? []
  const { times, ...printing } = splitTail(digits === undefined ? rest : counted, isKnown)
  const count = digits === undefined ? (times ?? 1) : Number(digits)
  if (count === 0) return { kind: 'ignored' }
  return cardLine({ ...side, ...printing, sign, count })
}

import { straightQuotes, withoutInvisible } from '../names/lookup-key'
import type { CardLine, KnownName, ListGuess, ListZone } from './card-line'
import { splitTail } from './card-list-tail'
import { type Heading, headingOf } from './list-headings'
import { withoutMarkup } from './line-markup'

export type { CardLine, KnownName, ListGuess, ListZone } from './card-line'

/** What one line of a card list says (rules: library 6.2). */
export type CardListLine = { readonly kind: 'blank' | 'ignored' } | Heading | CardLine

export interface CardLineOptions {
  readonly knownName?: KnownName | undefined
  /** A dash before a name begins an item of a list and removes nothing. */
  readonly hasDashes?: boolean
  /** A number with a dot before a name is that of the line and counts nothing. */
  readonly isNumbered?: boolean
}

/** What a deck file of XMage says besides its cards. */
const OF_XMAGE = /^(?:NAME:|AUTHOR:|LAYOUT (?:MAIN|SIDEBOARD):)/

/**
 * Returns a row of a table without a head as a line and its set: `2,Cat`, or cells between tabs, of which the first or second is
 * the count and the code or name of the set may follow.
 */
function rowOf(line: string): { readonly line: string; readonly set?: string } {
  const [, digits, quoted, plain] = /^\s*"?(\d{1,3})"?\s*[,;]\s*(?:"(.+)"|(\S.*))$/.exec(line) ?? []
  if (digits !== undefined) return { line: `${digits} ${quoted?.replaceAll('""', '"') ?? plain ?? ''}` }
  const named = ROW_BY_NAME.exec(line)
  if (named !== null) return { line: `${named[3]} ${named[1]?.replaceAll('""', '"') ?? named[2] ?? ''}` }
  const [first = '', second = '', set = ''] = line.split('\t').map((cell) => cell.trim())
  const isCount = (cell: string) => /^\d{1,3}[x×]?$/i.test(cell)
  if (second === '' || isCount(first) === isCount(second)) return { line }
  const counted = isCount(first) ? `${first} ${second}` : `${second} ${first}`
  return { line: counted, ...(set === '' ? {} : { set }) }
}

/** `"Cat, the Odd",2` and `Cat;2`. */
const ROW_BY_NAME = /^\s*(?:"(.+)"|([^",;]+))[,;]\s*"?(\d{1,3})"?\s*$/

/** No name with all that stands around it is as long. */
const LONGEST = 300

/**
 * Returns what a line says. A line that is a whole card name is that name, whatever it starts with, and so is a line that is
 * too long for one: to look for counts and sets in it could take seconds.
 */
export function parseCardListLine(line: string, options: CardLineOptions = {}): CardListLine {
  const written = straightQuotes(withoutInvisible(line))
  const row = rowOf(options.knownName?.(written.trim()) === true ? written : withoutMarkup(written))
  const text = row.line.trim().replace(/\s{2,}/g, ' ')
  if (text === '') return { kind: 'blank' }
  if (OF_XMAGE.test(text)) return { kind: 'ignored' }
  if (text.length > LONGEST) return cardLine({ name: text })
  const isKnown = (name: string) => options.knownName?.(name) ?? false
  if (isKnown(text)) return cardLine({ name: text })
  const heading = headingOf(text, isKnown)
  if (heading !== undefined) return heading
  if (/^(?:#|\/\/|={3}|-{3})/.test(text)) return { kind: 'ignored' }
  const item = options.hasDashes === true ? text.replace(/^-\s+/, '') : text
  const entry = parseEntry(item.replace(options.isNumbered === true ? NUMBERED : NUMBERED_COUNT, ''), isKnown)
  return entry.kind === 'card' && row.set !== undefined ? { set: row.set.toLowerCase(), ...entry } : entry
}

/** True for a line that begins like an item of a list with dashes. */
export const hasDash = (line: string): boolean => /^\s*-\s+\S/.test(line)

/** The number of a line before a name, or before a count. */
export const NUMBERED = /^\s*\d{1,3}[.)]\s+(?=\D|\d+[x×]?\s)/i
const NUMBERED_COUNT = /^\d{1,3}[.)]\s+(?=\d+[x×]?\s)/i

function cardLine(fields: Partial<CardLine> & { readonly name: string }): CardLine {
  return { kind: 'card', sign: 'insert', count: 1, ...fields }
}

/** `SB: 2 Cat`, `Commander: Cat`. */
const ZONE_BEFORE = /^(?:(sb|side|sideboard)|(cmdr|commander)|(maybe|maybeboard))\s*:\s*(?=\S)/i
/** A count before a name: `4 Cat`, `4x Cat`, and less plainly `(4) Cat`, `x4 Cat`, `4. Cat`, `4 - Cat`. */
const COUNT_BEFORE = /^(\d{1,3})(?:[x×]\s*|\s+[x×]\s+|\s+(?![-–—]\s))(\S.*)$/i
const COUNT_LIKELY =
  /^(?:[([]\s*(\d{1,3})\s*[x×]?\s*[)\]]\s*|[x×]\s?(\d{1,3})\s+|(\d{1,3})\s*[.):]\s+|(\d{1,3})\s+[-–—]\s+)(\S.*)$/i

/** Returns a line without a count before the name. */
export const withoutCount = (line: string): string => countBefore(line)?.rest ?? line

interface CountBefore {
  readonly count: number
  readonly rest: string
  readonly isLikely: boolean
}

function countBefore(text: string): CountBefore | undefined {
  const [, digits, rest = ''] = COUNT_BEFORE.exec(text) ?? []
  if (digits !== undefined) return { count: Number(digits), rest, isLikely: false }
  const likely = COUNT_LIKELY.exec(text)
  if (likely === null) return undefined
  const [inBrackets, afterX, beforeDot, beforeDash, behind = ''] = likely.slice(1)
  return {
    count: Number(inBrackets ?? afterX ?? beforeDot ?? beforeDash),
    rest: behind,
    isLikely: afterX === undefined,
  }
}

function parseEntry(text: string, isKnown: KnownName): CardListLine {
  const [before = '', side, command, maybe] = ZONE_BEFORE.exec(text) ?? []
  const zone = side !== undefined ? 'side' : command !== undefined ? 'command' : maybe && 'maybe'
  const [, signCharacter, rest = ''] = /^\s*([+-])?\s*(.*)$/s.exec(text.slice(before.length)) ?? []
  if (rest === '') return { kind: 'ignored' }
  const sign = signCharacter === '-' ? 'remove' : 'insert'
  const placed = zone === undefined ? {} : { zone: zone as ListZone }
  if (isKnown(rest)) return cardLine({ name: rest, sign, ...placed })
  const counted = countBefore(rest)
  const { times, isTimesLikely, ...printing } = splitTail(counted?.rest ?? rest, isKnown)
  const count = counted?.count ?? times ?? 1
  if (count === 0) return { kind: 'ignored' }
  const isLikely = counted === undefined ? isTimesLikely === true : counted.isLikely
  const guesses: readonly ListGuess[] = isLikely ? ['count'] : []
  return cardLine({
    ...placed,
    ...printing,
    sign,
    count,
    ...((counted ?? times) === undefined ? {} : { isCounted: true }),
    ...(guesses.length === 0 ? {} : { guesses }),
  })
}

import { defined } from '@parlour/kernel'
import { straightQuotes, withoutInvisible } from '../names/lookup-key'
import type { CardLine, KnownName, ListGuess, ListZone } from './card-line'
import { splitTail } from './card-list-tail'
import { type Heading, headingOf } from './list-headings'
import { MARKDOWN_RULE, withoutMarkup } from './line-markup'

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

interface HeadlessRow {
  readonly line: string
  readonly set?: string
  readonly number?: string
}

/**
 * Returns a row of a table without a head as a line and its printing: `2,Cat`, or cells between tabs or wide
 * blanks, of which the first or second is the count; the code or name of the set may follow, and the number.
 */
function rowOf(line: string): HeadlessRow {
  const [, whole] = /^\s*"((?:[^"]|"")+)"\s*$/.exec(line) ?? []
  if (whole !== undefined) return { line: whole.replaceAll('""', '"') }
  const [, digits, quoted, plain = '', set, number] = ROW_BY_COUNT.exec(line) ?? []
  if (digits !== undefined)
    return {
      line: `${digits} ${quoted?.replaceAll('""', '"') ?? plain}`,
      ...defined({ set: set?.toLowerCase(), number }),
    }
  const named = ROW_BY_NAME.exec(line)
  if (named !== null) return { line: `${named[3]} ${named[1]?.replaceAll('""', '"') ?? named[2] ?? ''}` }
  return rowOfCells(line) ?? { line }
}

/** What parts the cells of a row, the likeliest first; a set of Forge stands behind a bar, too. */
const BETWEEN_CELLS = [/\t|\s{3,}/, /;/, /\|/] as const

function rowOfCells(line: string): HeadlessRow | undefined {
  const between = BETWEEN_CELLS.find((pattern) => pattern.test(line.trim()))
  if (between === undefined) return undefined
  const cells = line.split(between).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  const [first = '', second = '', third = '', fourth = ''] = cells
  const [, set = third, number = fourth] = /^[([]([a-z\d]+)[)\]](?:\s+(\S+))?$/i.exec(third) ?? []
  const isCount = (cell: string) => /^\d{1,3}[x×]?$/i.test(cell)
  if (second === '' || isCount(first) === isCount(second)) return undefined
  const counted = isCount(first) ? `${first} ${second}` : `${second} ${first}`
  return {
    line: counted,
    ...(set === '' ? {} : { set: set.toLowerCase() }),
    ...(/^\S*\d\S*$/.test(number) ? { number } : {}),
  }
}

/** `2,Cat` and `2,"Cat, the Odd"`, with `M19` and `M19,156` behind them, too; or a semicolon and no more. */
const ROW_BY_COUNT =
  /^\s*"?(\d{1,3})"?\s*(?:,|;(?!.*;))\s*(?:"((?:[^"]|"")+)"|([^\s"].*?))(?:,\s*"?((?=[\d,]*[A-Za-z])(?:[A-Z\d]{3,5}|(?=[a-z\d]*\d)[a-z\d]{3,5}))"?(?:,\s*"?(\d\S*?)"?)?)?\s*$/

/** `"Cat, the Odd",2` and `Cat;2`, but no price such as `0,25`. */
const ROW_BY_NAME = /^\s*(?:"(.+)"|([^",;]+))(?<!\d)[,;]\s*"?(\d{1,3})"?\s*$/

/** No name with all that stands around it is as long. */
const LONGEST = 300

/**
 * Returns what a line says. A line that is a whole card name is that name, whatever it starts with, and so is
 * a line that is too long for one: to look for counts and sets in it could take seconds.
 */
export function parseCardListLine(line: string, options: CardLineOptions = {}): CardListLine {
  const written = narrowDigits(straightQuotes(withoutInvisible(line)))
  const row = rowOf(options.knownName?.(written.trim()) === true ? written : withoutMarkup(written))
  const text = row.line.trim().replace(/\s{2,}/g, ' ')
  if (text === '') return { kind: 'blank' }
  if (OF_XMAGE.test(text)) return { kind: 'ignored' }
  if (text.length > LONGEST) return cardLine({ name: text })
  const isKnown = (name: string) => options.knownName?.(name) ?? false
  if (isKnown(text)) return cardLine({ name: text })
  const heading = headingOf(text, isKnown)
  if (heading !== undefined) return heading
  if (/^(?:#|\/\/|={3}|-{3})/.test(text) || MARKDOWN_RULE.test(text)) return { kind: 'ignored' }
  const item = options.hasDashes === true ? text.replace(/^-\s+/, '') : text
  const entry = parseEntry(item.replace(options.isNumbered === true ? NUMBERED : NUMBERED_COUNT, ''), isKnown)
  const { line: _, ...printing } = row
  return entry.kind === 'card' ? { ...(entry.set === undefined ? printing : {}), ...entry } : entry
}

/** Returns a text with the digits that stand among East Asian letters as plain ones. */
const narrowDigits = (text: string): string => text.replace(/[０-９]/g, (digit) => digit.normalize('NFKC'))

/** True for a line that begins like an item of a list with dashes. */
export const hasDash = (line: string): boolean => /^\s*-\s+\S/.test(line)

/** The number of a line before a name, or before a count. */
export const NUMBERED = /^\s*\d{1,3}[.)]\s+(?=\D|\d+[x×]?\s)/i
const NUMBERED_COUNT = /^\d{1,3}[.)]\s+(?=\d+[x×]?\s)/i

function cardLine(fields: Partial<CardLine> & { readonly name: string }): CardLine {
  return { kind: 'card', sign: 'insert', count: 1, ...fields }
}

/** `SB: 2 Cat`, `Commander: Cat`. */
const ZONE_BEFORE =
  /^(?:(sb)(?:\s*:|(?=\s+\d))|(side|sideboard)\s*:|(cmdr|commander|general)(?:\s*:|\s+[-–—]\s)|(maybe|maybeboard)\s*:|(main|mainboard|maindeck|deck|mb)\s*:(?=\s*\d))\s*(?=\S)/i
/** The zone of each group of `ZONE_BEFORE`. */
const ZONES_BEFORE: readonly ListZone[] = ['side', 'side', 'command', 'maybe', 'main']
/** A count before a name: `4 Cat`, `4x Cat`, and less plainly `(4) Cat`, `x4 Cat`, `4. Cat`, `4 - Cat`. */
const COUNT_BEFORE = /^(\d{1,3})(?:[x×]\s*|\s+[x×]\s+|\s+(?![-–—]\s))(\S.*)$/i
const COUNT_LIKELY =
  /^(?:[([]\s*(\d{1,3})\s*[x×]?\s*[)\]]\s*|[x×]\s?(\d{1,3})\s+|(\d{1,3})\s*[.):]\s+|(\d{1,3})\s*[-–—]\s+)(\S.*)$/i

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
  const [before = '', ...words] = ZONE_BEFORE.exec(text) ?? []
  const zone = ZONES_BEFORE[words.findIndex((word) => word !== undefined)]
  const [, signCharacter, rest = ''] = /^\s*([+-])?\s*(.*)$/s.exec(text.slice(before.length)) ?? []
  if (rest === '') return { kind: 'ignored' }
  const sign = signCharacter === '-' ? 'remove' : 'insert'
  const placed = defined({ zone })
  if (isKnown(rest)) return cardLine({ name: rest, sign, ...placed })
  const counted = countBefore(rest)
  const { times, isTimesLikely, hasTreatment, ...printing } = splitTail(counted?.rest ?? rest, isKnown)
  const count = counted?.count ?? times ?? 1
  // `9 [M19] Mountain (2)`: the other number says something else, such as which picture.
  const isOtherCount = times !== undefined && times > 1 && times !== count
  if (count === 0) return { kind: 'ignored' }
  const isLikely = counted === undefined ? isTimesLikely === true : counted.isLikely || isOtherCount
  const guesses: readonly ListGuess[] = [
    ...(isLikely ? ['count' as const] : []),
    ...(hasTreatment === true ? ['printing' as const] : []),
  ]
  return cardLine({
    ...placed,
    ...printing,
    sign,
    count,
    ...((counted ?? times) === undefined ? {} : { isCounted: true }),
    ...(guesses.length === 0 ? {} : { guesses }),
  })
}

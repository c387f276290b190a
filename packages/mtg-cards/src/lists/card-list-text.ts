import { defined } from '@parlour/kernel'
import type { DeckZone } from '../card/card'
import {
  type CardLine,
  type CardListLine,
  hasDash,
  type KnownName,
  type CardLineOptions,
  type ListGuess,
  type ListZone,
  NUMBERED,
  parseCardListLine,
} from './card-list-line'
import { cardsOfLine, hasBullet } from './line-markup'
import { namesOfRow } from './list-cells'
import type { HeadingZone } from './list-headings'
import { nameWithin } from './name-candidates'
import { allAtOnce, type Steps } from './steps'
import { lookupKey } from '../names/lookup-key'

/** One line of a card list that names a card. */
export interface CardListEntry {
  readonly sign: 'insert' | 'remove'
  readonly count: number
  readonly name: string
  readonly set?: string
  readonly number?: string
  /** Only in a table: what is said about the card, and the texts of scars that it got. */
  readonly notes?: string
  readonly scars?: readonly string[]
  readonly zone: DeckZone
  /** Which of the parts between blank lines it stands in, from 0, where only those may tell zones apart. */
  readonly block?: number
  /** The count was written, and is not 1 for want of one. */
  readonly isCounted?: boolean
  /** What was not said in so many words. */
  readonly guesses?: readonly ListGuess[]
  /** Words in brackets behind the name, which may name a set. */
  readonly remark?: string
  /** The line as it was written. */
  readonly text: string
}

export interface CardList {
  readonly entries: readonly CardListEntry[]
  /** Lines whose name no card has. */
  readonly unknown: readonly CardListEntry[]
  /** Lines of a maybeboard: nothing is done for them. */
  readonly maybe: readonly CardListEntry[]
}

export interface CardListOptions {
  /** Whether some card has that name. Without it every name counts as known. */
  readonly knownName?: KnownName
  /** In a deck, what follows a blank line is the sideboard unless headings say otherwise. Default: deck. */
  readonly purpose?: 'deck' | 'cube'
}

/**
 * Returns the entries of a card list as text, for decks and cubes (rules: library 6.2): counts, plus and
 * minus signs, headings of zones, `SB:`, set and number behind the name, comments. A name that no card has is
 * listed as unknown and nothing is done for it. Never throws.
 * @internal
 */
export const parseCardList = (text: string, options: CardListOptions = {}): CardList =>
  allAtOnce(parseInSteps(text, options))

/** Does the same a few lines at a time, for callers that have other work to do in between. */
export function* parseInSteps(text: string, options: CardListOptions): Steps<CardList> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  const { knownName = () => false } = options
  const rows = withCountsJoined(lines).flatMap((line) => namesOfRow(line, knownName))
  const parsed = yield* linesOf(rows.flatMap(cardsOfLine), options)
  const blocks = options.purpose === 'cube' ? undefined : blocksOf(linesWithoutZone(parsed))
  const entries: CardListEntry[] = []
  const companions: CardListEntry[] = []
  const maybe: CardListEntry[] = []
  for (const { text: written, line, zone, isGuessed, at } of inTheirZones(parsed, options.purpose)) {
    if (zone === 'maybe') maybe.push(entryOf(line, { zone: 'side', text: written }))
    else if (zone === 'companion') companions.push(entryOf(line, { zone: 'side', text: written }))
    else entries.push(entryOf(line, { zone, text: written, block: blocks?.[at], isGuessed }))
  }
  const all = [...entries, ...companionsOutside(companions, entries)]
  return { ...sortedOut(all, options.knownName), maybe }
}

interface ZonedLine {
  readonly text: string
  readonly line: CardLine
  readonly zone: ListZone | 'companion'
  readonly isGuessed: boolean
  readonly at: number
}

/**
 * Returns the lines that name cards with the zone that they or the heading above them name. A blank line
 * behind commanders or a companion is taken for the end of theirs.
 */
function inTheirZones(lines: readonly ReadLine[], purpose: CardListOptions['purpose']): readonly ZonedLine[] {
  const zoned: ZonedLine[] = []
  let zone: HeadingZone = 'main'
  let isEmpty = true
  let isGuessed = false
  for (const [at, { text, line }] of lines.entries()) {
    if (line.kind === 'heading') [zone, isEmpty, isGuessed] = [line.zone, true, false]
    const isOver = line.kind === 'blank' && !isEmpty && (zone === 'command' || zone === 'companion')
    if (isOver) [zone, isGuessed] = ['main', purpose !== 'cube']
    if (line.kind !== 'card' || zone === 'ignored') continue
    isEmpty = false
    zoned.push({ text, line, zone: line.zone ?? zone, isGuessed: isGuessed && line.zone === undefined, at })
  }
  return zoned
}

/** A count alone on its line, as tables are copied from pages. */
const COUNT_ALONE = /^\s*\d{1,3}\s*[x×]?\s*$/i

/** Returns the lines with each count before the name below it, where every count alone has one. */
function withCountsJoined(lines: readonly string[]): readonly string[] {
  const counts = lines.flatMap((line, at) => (COUNT_ALONE.test(line) ? at : []))
  const isEachFollowed = counts.every((at) => /^\s*[^\s\d]/.test(lines[at + 1] ?? ''))
  if (counts.length === 0 || !isEachFollowed) return lines
  return lines.flatMap((line, at) => {
    if (COUNT_ALONE.test(line)) return `${line.trim()} ${(lines[at + 1] ?? '').trim()}`
    return COUNT_ALONE.test(lines[at - 1] ?? '') ? [] : line
  })
}

/**
 * Returns the lines of which nothing says the zone: all before the first heading. Where a command zone is
 * named none is missing.
 */
function linesWithoutZone(lines: readonly ReadLine[]): LinesWithoutZone {
  const zones = lines.map(({ line }) =>
    line.kind === 'heading' || line.kind === 'card' ? line.zone : undefined,
  )
  const end = zones.findIndex((zone) => zone !== undefined)
  if (end < 0) return { lines, isPart: false }
  const isPart = zones[end] === 'main'
  return { lines: zones.includes('command') ? [] : lines.slice(0, end), isPart }
}

interface LinesWithoutZone {
  readonly lines: readonly ReadLine[]
  /** The main deck has a heading below them. */
  readonly isPart: boolean
}

/**
 * In which block each line stands; nothing where there is one alone, unless the main deck is another. A blank
 * line before the name of a part divides nothing.
 */
function blocksOf({ lines, isPart }: LinesWithoutZone): readonly number[] | undefined {
  let block = 0
  let isDivided = false
  let isEmpty = true
  const blocks = lines.map(({ line: { kind } }) => {
    if (kind === 'blank') isDivided = !isEmpty
    if (kind === 'part') isDivided = false
    if (kind === 'card') {
      if (isDivided) block += 1
      isDivided = false
      isEmpty = false
    }
    return block
  })
  return block === 0 && !isPart ? undefined : blocks
}

interface ReadLine {
  readonly text: string
  readonly line: CardListLine
}

/**
 * In a list of which every line begins with a dash, dashes remove nothing; one line alone in a cube's list
 * does remove.
 */
function* linesOf(
  lines: readonly string[],
  { purpose, knownName }: CardListOptions,
): Steps<readonly ReadLine[]> {
  const isNumbered = areNumbered(lines)
  const read = yield* eachLine(lines, { knownName, isNumbered })
  const cards = lines.filter((_, at) => read[at]?.line.kind === 'card')
  const hasDashes =
    cards.some(hasDash) &&
    cards.every((line) => hasDash(line) || hasBullet(line)) &&
    cards.length > (purpose === 'cube' ? 1 : 0)
  return hasDashes ? yield* eachLine(lines, { knownName, hasDashes, isNumbered }) : read
}

/** True for lines that begin with `1.`, `2.` and so on. */
function areNumbered(lines: readonly string[]): boolean {
  const numbers = lines.filter((line) => NUMBERED.test(line)).map((line) => Number.parseInt(line, 10))
  return numbers.length > 1 && numbers.every((number, at) => number === at + 1)
}

/** How many lines are read in a step. */
const LINES = 20
function* eachLine(lines: readonly string[], options: CardLineOptions): Steps<readonly ReadLine[]> {
  const read: ReadLine[] = []
  for (const [at, line] of lines.entries()) {
    if (at % LINES === LINES - 1) yield
    read.push({ text: line.trim(), line: parseCardListLine(line, options) })
  }
  return read
}

interface EntryPlace {
  readonly zone: DeckZone
  readonly text: string
  readonly block?: number | undefined
  readonly isGuessed?: boolean
}

function entryOf(
  { kind: _, ...line }: CardLine,
  { zone, text, block, isGuessed }: EntryPlace,
): CardListEntry {
  const guesses: readonly ListGuess[] = isGuessed === true ? [...(line.guesses ?? []), 'zone'] : []
  return { ...line, zone, text, ...defined({ block }), ...(guesses.length === 0 ? {} : { guesses }) }
}

/** Arena lists a companion under its own heading and again in the sideboard: it is one card. */
function companionsOutside(
  companions: readonly CardListEntry[],
  entries: readonly CardListEntry[],
): readonly CardListEntry[] {
  const side = new Set(entries.filter(({ zone }) => zone === 'side').map(({ name }) => lookupKey(name)))
  return companions.filter(({ name }) => !side.has(lookupKey(name)))
}

/** Splits entries of known names from the others; a name that stands among other words is taken from them. */
export function sortedOut(entries: readonly CardListEntry[], knownName: KnownName = () => true): CardList {
  const isNamed = ({ name }: CardListEntry) => name !== '' && knownName(name)
  const named = entries.map((entry) => (isNamed(entry) ? entry : withNameWithin(entry, knownName)))
  return {
    entries: named.filter(isNamed),
    unknown: named.filter((entry) => !isNamed(entry)),
    maybe: [],
  }
}

function withNameWithin(entry: CardListEntry, knownName: KnownName): CardListEntry {
  const found = nameWithin(entry.name, knownName)
  if (found === undefined) return entry
  const { name, times, set, number, zone, remark } = found
  const isCounted = entry.isCounted === true || times === undefined
  return {
    ...entry,
    name,
    ...(entry.set === undefined && set !== undefined ? { set } : {}),
    ...(entry.number === undefined && number !== undefined ? { number } : {}),
    ...defined({ remark }),
    ...(zone === 'command' || zone === 'side' ? { zone } : {}),
    ...(isCounted ? {} : { count: times, isCounted: true }),
    guesses: [...(entry.guesses ?? []), 'name', ...(isCounted ? [] : ['count' as const])],
  }
}

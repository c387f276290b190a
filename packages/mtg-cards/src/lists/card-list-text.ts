import type { DeckZone } from '../card/card'
import {
  type CardLine,
  type CardListLine,
  hasDash,
  type KnownName,
  type CardLineOptions,
  type ListZone,
  parseCardListLine,
} from './card-list-line'
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
 * Returns the entries of a card list as text, for decks and cubes (rules: library 6.2): counts, plus and minus signs,
 * headings of zones, `SB:`, set and number behind the name, comments. A name that no card has is listed as
 * unknown and nothing is done for it. Never throws.
 * @internal
 */
export const parseCardList = (text: string, options: CardListOptions = {}): CardList =>
  allAtOnce(parseInSteps(text, options))

/** Does the same a few lines at a time, for callers that have other work to do in between. */
export function* parseInSteps(text: string, options: CardListOptions): Steps<CardList> {
  const parsed = yield* linesOf(text.replace(/^\uFEFF/, '').split(/\r\n?|\n/), options)
  const hasZones = parsed.some(
    ({ line }) => line.kind === 'heading' || (line.kind === 'card' && line.zone !== undefined),
  )
  const isDividedByBlank = options.purpose !== 'cube' && !hasZones
  const entries: CardListEntry[] = []
  const companions: CardListEntry[] = []
  const maybe: CardListEntry[] = []
  let zone: ListZone | 'companion' | 'ignored' = 'main'
  for (const { text: written, line } of parsed) {
    if (line.kind === 'heading') zone = line.zone
    if (line.kind === 'blank' && isDividedByBlank && entries.length > 0) zone = 'side'
    if (line.kind !== 'card' || zone === 'ignored') continue
    const place: ListZone | 'companion' = line.zone ?? zone
    if (place === 'maybe') maybe.push(entryOf(line, 'side', written))
    else if (place === 'companion') companions.push(entryOf(line, 'side', written))
    else entries.push(entryOf(line, place, written))
  }
  const all = [...entries, ...companionsOutside(companions, entries)]
  return { ...sortedOut(all, options.knownName), maybe }
}

interface ReadLine {
  readonly text: string
  readonly line: CardListLine
}

/** In a list of which every line begins with a dash, dashes remove nothing; one line alone in a cube's list does remove. */
function* linesOf(
  lines: readonly string[],
  { purpose, knownName }: CardListOptions,
): Steps<readonly ReadLine[]> {
  const read = yield* eachLine(lines, { knownName })
  const cards = lines.filter((_, at) => read[at]?.line.kind === 'card')
  const hasDashes = cards.every(hasDash) && cards.length > (purpose === 'cube' ? 1 : 0)
  return hasDashes ? yield* eachLine(lines, { knownName, hasDashes }) : read
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

function entryOf({ sign, count, name, set, number }: CardLine, zone: DeckZone, text: string): CardListEntry {
  return {
    sign,
    count,
    name,
    ...(set === undefined ? {} : { set }),
    ...(number === undefined ? {} : { number }),
    zone,
    text,
  }
}

/** Arena lists a companion under its own heading and again in the sideboard: it is one card. */
function companionsOutside(
  companions: readonly CardListEntry[],
  entries: readonly CardListEntry[],
): readonly CardListEntry[] {
  const side = new Set(entries.filter(({ zone }) => zone === 'side').map(({ name }) => lookupKey(name)))
  return companions.filter(({ name }) => !side.has(lookupKey(name)))
}

/** Splits entries of known names from the others. */
export function sortedOut(entries: readonly CardListEntry[], knownName: KnownName = () => true): CardList {
  return {
    entries: entries.filter(({ name }) => knownName(name)),
    unknown: entries.filter(({ name }) => !knownName(name)),
    maybe: [],
  }
}

import type { DeckZone } from '../card/card'
import type { ListZone } from './card-line'
import type { KnownName } from './card-list-line'
import { type CardList, type CardListEntry, sortedOut } from './card-list-text'
import { escapeXml } from './file-texts'

/** MTGO marks a commander by this annotation, in a `.dek` file and in a table. */
export const DEK_COMMANDER = '16777728'

/** True for a deck file in XML: of MTGO (`.dek`), Cockatrice (`.cod`) or OCTGN (`.o8d`). */
export function isDeckXml(text: string): boolean {
  return /^\s*<(?:\?xml|Deck\b|cockatrice_deck\b)/i.test(text)
}

interface XmlCard {
  /** The count as it is written; empty where there is none. */
  readonly written: string
  readonly name: string
  readonly set?: string
  readonly number?: string
  readonly zone: ListZone
}

/**
 * `<Cards>` of MTGO, an opening `<zone>` or `<section>`, and `<card>` of Cockatrice or, with its name inside,
 * of OCTGN.
 */
const ELEMENT = /<(cards|card|zone|section)\b([^<>]*)>([^<]*)/gi

/**
 * Reads a deck file in XML. Only the elements that hold cards are looked at: entities other than the five of
 * XML and the numbered ones stay as they are written, so that nothing can be declared that grows.
 */
export function parseDeckXml(text: string, knownName?: KnownName): CardList {
  const cards = cardsOf(withoutComments(text)).filter(({ written }) => !/^0+$/.test(written))
  const { entries, unknown } = sortedOut(
    cards.flatMap(({ zone, ...card }) => (zone === 'maybe' ? [] : [entryOf(card, zone)])),
    knownName,
  )
  const maybe = cards.flatMap(({ zone, ...card }) => (zone === 'maybe' ? [entryOf(card, 'side')] : []))
  return { entries, unknown, maybe }
}

function withoutComments(text: string): string {
  const [before = '', ...parts] = text.split('<!--')
  const behind = parts.map((part) => (part.includes('-->') ? part.slice(part.indexOf('-->') + 3) : ''))
  return [before, ...behind].join('')
}

/** A card without a count is one, as a guess; of one with a count that is none the name is not looked up. */
function entryOf({ written, ...card }: Omit<XmlCard, 'zone'>, zone: DeckZone): CardListEntry {
  const entry = { sign: 'insert' as const, ...card, zone, text: card.name }
  if (written === '') return { ...entry, count: 1, guesses: ['count'] }
  const count = countOf(written)
  if (count === 0) return { ...entry, count: 1, name: '', text: `${written} ${card.name}` }
  return { ...entry, count, isCounted: true }
}

function cardsOf(text: string): readonly XmlCard[] {
  const cards: XmlCard[] = []
  let zone: ListZone = 'main'
  for (const [, element = '', attributes = '', content = ''] of text.matchAll(ELEMENT)) {
    const value = (name: string) => attribute(attributes, name)
    switch (element.toLowerCase()) {
      case 'cards':
        cards.push({ written: value('Quantity').trim(), name: value('Name'), zone: zoneOfMtgo(value) })
        break
      case 'card':
        cards.push({
          written: (value('number') || value('qty')).trim(),
          name: value('name') || unescaped(content).trim(),
          ...printingOf(value('setShortName'), value('collectorNumber')),
          zone,
        })
        break
      default:
        zone = zoneNamed(value('name'))
    }
  }
  return cards
}

/** Newer versions of Cockatrice write the printing, too. */
const printingOf = (set: string, number: string) => ({
  ...(set === '' ? {} : { set: set.toLowerCase() }),
  ...(number === '' ? {} : { number }),
})

function zoneOfMtgo(value: (name: string) => string): DeckZone {
  if (value('Sideboard').toLowerCase() !== 'true') return 'main'
  return value('Annotation') === DEK_COMMANDER ? 'command' : 'side'
}

/**
 * The zones of Cockatrice and the sections of OCTGN; tokens, planes and schemes are no part of a deck here.
 */
function zoneNamed(name: string): ListZone {
  if (/^side/i.test(name)) return 'side'
  if (/^command/i.test(name)) return 'command'
  return /^(?:tokens|planes|schemes|maybe)/i.test(name) ? 'maybe' : 'main'
}

function attribute(attributes: string, name: string): string {
  const [, double, single = ''] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes) ?? []
  return unescaped(double ?? single)
}

/** Returns a deck file with another name on every card of this name. */
export function withCardRenamed(text: string, wrong: string, name: string): string {
  const renamed = (all: string, ...[before, written, after]: readonly string[]) =>
    unescaped(written ?? '').trim() === wrong ? `${before ?? ''}${escapeXml(name)}${after ?? ''}` : all
  return text
    .replace(/(<cards?\b[^<>]*?\sname\s*=\s*")([^"<>]*)(")/gi, renamed)
    .replace(/(<card\b[^<>]*>)([^<]*)(<\/card>)/gi, renamed)
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
const LAST_CODE_POINT = 0x10ffff

function unescaped(text: string): string {
  return text.replace(
    /&(?:(lt|gt|quot|apos|amp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (all, ...[named, decimal, hex]: readonly (string | undefined)[]) => {
      if (named !== undefined) return NAMED[named.toLowerCase()] ?? String(all)
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal)
      return code > LAST_CODE_POINT ? String(all) : String.fromCodePoint(code)
    },
  )
}

/** Only 1 to 999 counts as a count. */
export function countOf(text: string): number {
  return /^\d{1,3}$/.test(text) ? Number(text) : 0
}

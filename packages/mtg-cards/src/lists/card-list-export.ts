import { defined } from '@parlour/kernel'
import { type Card, DECK_ZONES, type DeckZone } from '../card/card'
import { DEK_COMMANDER } from './deck-xml'
import { type ExportLine, exportLines, namesWhere, shortName } from './export-lines'
import { csvField, escapeXml } from './file-texts'
import { parseCardListLine } from './card-list-line'
import { cardName } from '../card/card-text'
import type { CardsByZone } from '../collections/deck-list'
import { likelyZones } from './list-blocks'
import { groupBy } from '../collections/group-by'

const HEADINGS: Readonly<Record<DeckZone, string>> = { main: 'Deck', side: 'Sideboard', command: 'Commander' }

/** Arena's codes where they differ from the card data's. */
const ARENA_SETS: ReadonlyMap<string, string> = new Map([['dom', 'DAR']])

/** Without sets, printings of one name would give the same line twice. */
const nameOf = ({ data, source }: Card) => JSON.stringify([cardName(data), source])

const mtgoCardOf = ({ data, source }: Card) => JSON.stringify([cardName(data), source, data.mtgo_id])

/**
 * Returns a deck as plain text (rules: draft 8): counts and names, a blank line, the sideboard. Headings
 * stand only where they are needed to read it back. Custom cards carry a remark, since their name alone does
 * not identify them.
 */
export function exportPlain(cards: CardsByZone): string {
  const lines = exportLines(cards, nameOf)
  const needsHeadings = cards.command.length > 0 || cards.main.length === 0 || !isRightlyGuessed(cards)
  return textZones(lines, needsHeadings, ({ count, card }) => {
    const remark = card.source === 'custom' ? ' # custom' : ''
    return `${count} ${cardName(card.data)}${remark}`
  })
}

/** True when a reader takes the block behind the main deck for the sideboard, if there is one. */
function isRightlyGuessed({ main, side }: CardsByZone): boolean {
  const blocks = [main, side].map((cards) => ({ count: cards.length, cards }))
  return side.length === 0 || likelyZones(blocks).join() === 'main,side'
}

/** Returns a deck as Arena reads it: headings, counts, names, set and number. */
export function exportArena(cards: CardsByZone): string {
  return textZones(exportLines(cards), true, ({ count, card }) => {
    const { set, collector_number } = card.data
    const name = `${count} ${shortName(card)}`
    if (set === undefined) return name
    return `${name} (${ARENA_SETS.get(set) ?? set.toUpperCase()}) ${collector_number ?? ''}`.trimEnd()
  })
}

function textZones(
  lines: readonly ExportLine[],
  hasHeadings: boolean,
  lineText: (line: ExportLine) => string,
): string {
  const zones = [...groupBy(lines, ({ zone }) => zone)].map(([zone, zoneLines]) =>
    [...(hasHeadings ? [HEADINGS[zone]] : []), ...zoneLines.map(lineText)].join('\n'),
  )
  return zones.length === 0 ? '' : `${zones.join('\n\n')}\n`
}

/**
 * Returns a deck as an MTGO `.dek` file. The format has no command zone: commanders are in the sideboard
 * with MTGO's mark. A card without a number of MTGO has 0 there: `withoutMtgoNumber` names those.
 */
export function exportDek(cards: CardsByZone): string {
  const rows = exportLines(cards, mtgoCardOf).map(({ count, card, zone }) => {
    const annotation = zone === 'command' ? DEK_COMMANDER : '0'
    const name = escapeXml(shortName(card).replaceAll(' // ', '/'))
    return `  <Cards CatID="${card.data.mtgo_id ?? 0}" Quantity="${count}" Sideboard="${zone !== 'main'}" Name="${name}" Annotation="${annotation}" />`
  })
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<Deck>',
    '  <NetDeckID>0</NetDeckID>',
    '  <PreconstructedDeckID>0</PreconstructedDeckID>',
    ...rows,
    '</Deck>\n',
  ].join('\n')
}

/** Returns the names of the cards that a `.dek` file cannot give MTGO's number of. */
export const withoutMtgoNumber = (cards: CardsByZone): readonly string[] =>
  namesWhere(cards, ({ data }) => data.mtgo_id === undefined)

/** Returns a deck as comma separated values: name, set, number, count, zone. */
export function exportCsv(cards: CardsByZone): string {
  const rows = exportLines(cards).map(({ count, card, zone }) =>
    [cardName(card.data), card.data.set ?? '', card.data.collector_number ?? '', String(count), zone]
      .map(csvField)
      .join(','),
  )
  return `${['name,set,number,count,zone', ...rows].join('\n')}\n`
}

/** What a deck is called and played as. */
interface AboutDeck {
  readonly name: string
  readonly format: string
}

/** Returns a deck as JSON: its name and format, and of each zone counts, names, sets and numbers. */
export function exportDeckJson(cards: CardsByZone, { name, format }: AboutDeck): string {
  const lines = exportLines(cards)
  const zones = DECK_ZONES.map((zone) => [
    zone,
    lines
      .filter((line) => line.zone === zone)
      .map(({ count, card: { data } }) => ({
        count,
        name: cardName(data),
        ...defined({ set: data.set, number: data.collector_number }),
      })),
  ])
  return `${JSON.stringify({ name, format, ...Object.fromEntries(zones) }, undefined, 2)}\n`
}

/** Returns a cube as one name per line; a name that would read as something else gets its count before it. */
export function exportCubeList(cards: readonly Card[]): string {
  return cards.map((card) => `${cubeLine(cardName(card.data))}\n`).join('')
}

function cubeLine(name: string): string {
  const line = parseCardListLine(name)
  const isRead = line.kind === 'card' && line.name === name && line.count === 1 && line.sign === 'insert'
  return isRead ? name : `1 ${name}`
}

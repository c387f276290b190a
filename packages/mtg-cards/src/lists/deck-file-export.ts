import { type Card, DECK_ZONES, type DeckZone } from '../card/card'
import { cardName } from '../card/card-text'
import type { CardsByZone } from '../collections/deck-list'
import { groupBy } from '../collections/group-by'
import { type ExportLine, exportLines, namesWhere, shortName } from './export-lines'
import { escapeXml } from './file-texts'

/** A cube's copy is written as the printing that it was made from. */
const printedAs = ({ data }: Card): { readonly set?: string; readonly collector_number?: string } =>
  data.origin ?? data

const linesOf = (cards: CardsByZone) =>
  exportLines(cards, (card) => {
    const { set, collector_number } = printedAs(card)
    return JSON.stringify([cardName(card.data), set, collector_number])
  })

/** Returns the cards of a cube as a deck, for the files of programs that have no cubes. */
export const asMainDeck = (cards: readonly Card[]): CardsByZone => ({ main: cards, side: [], command: [] })

/**
 * Returns a deck as Cockatrice reads it (`.cod`): zones, counts, names, sets and numbers. It has no command
 * zone: commanders are in the sideboard.
 */
export function exportCockatrice(cards: CardsByZone, deckName: string): string {
  const zones = groupBy(linesOf(cards), ({ zone }) => (zone === 'main' ? 'main' : 'side'))
  return xmlFile('cockatrice_deck version="1"', [
    `  <deckname>${escapeXml(deckName)}</deckname>`,
    '  <comments></comments>',
    ...[...zones].flatMap(([zone, lines]) => [
      `  <zone name="${zone}">`,
      ...lines.map(cockatriceCard),
      '  </zone>',
    ]),
  ])
}

/** To Cockatrice both parts of an adventure are one card, too; of other cards each face is one. */
function cockatriceCard({ count, card }: ExportLine): string {
  const { set, collector_number } = printedAs(card)
  const name = card.data.layout === 'adventure' ? cardName(card.data) : shortName(card)
  const attributes: readonly (readonly [name: string, value: string | undefined])[] = [
    ['number', String(count)],
    ['name', name],
    ['setShortName', set?.toUpperCase()],
    ['collectorNumber', collector_number],
    ['uuid', UUID.exec(card.data.origin?.id ?? card._id)?.[0]],
  ]
  return `    <card${attributes.map(xmlAttribute).join('')}/>`
}

/** How the provider numbers printings, and Cockatrice with it. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const xmlAttribute = ([name, value]: readonly [name: string, value: string | undefined]): string =>
  value === undefined ? '' : ` ${name}="${escapeXml(value)}"`

function xmlFile(root: string, lines: readonly string[]): string {
  const [element = root] = root.split(' ')
  return [`<?xml version="1.0" encoding="UTF-8"?>`, `<${root}>`, ...lines, `</${element}>\n`].join('\n')
}

/** OCTGN's id of the game of Magic. */
const MAGIC_OF_OCTGN = 'a6c8d2e8-7cd8-11dd-8f94-e62b56d89593'
/** OCTGN requires an id at each card, and has its own, which no provider lists. */
const UNKNOWN_ID = '00000000-0000-0000-0000-000000000000'
const SECTIONS: Readonly<Record<DeckZone, string>> = {
  main: 'Main',
  side: 'Sideboard',
  command: 'Command Zone',
}

/**
 * Returns a deck as OCTGN writes it (`.o8d`): sections, counts and names. Its ids of cards are not known here
 * and are written as zeros.
 */
export function exportOctgn(cards: CardsByZone): string {
  const zones = groupBy(
    exportLines(cards, ({ data }) => cardName(data)),
    ({ zone }) => zone,
  )
  const cardElement = ({ count, card }: ExportLine) =>
    `    <card qty="${count}" id="${UNKNOWN_ID}">${escapeXml(shortName(card))}</card>`
  return xmlFile(
    `deck game="${MAGIC_OF_OCTGN}"`,
    DECK_ZONES.flatMap((zone) => [
      `  <section name="${SECTIONS[zone]}" shared="False">`,
      ...(zones.get(zone) ?? []).map(cardElement),
      '  </section>',
    ]),
  )
}

/**
 * Returns a deck as XMage reads it (`.dck`): counts, sets, numbers and names. XMage looks for commanders in
 * the sideboard, and reads no line without set and number: `withoutPrinting` names those.
 */
export function exportXmage(cards: CardsByZone, deckName: string): string {
  const lines = linesOf(cards).map(({ count, card, zone }) => {
    const { set, collector_number } = printedAs(card)
    const printing = set === undefined ? '' : `[${set.toUpperCase()}:${collector_number ?? ''}] `
    return `${zone === 'main' ? '' : 'SB: '}${count} ${printing}${shortName(card)}`
  })
  return `${[`NAME:${inOneLine(deckName)}`, ...lines].join('\n')}\n`
}

/** Returns the names of cards that have no set and number, and were copied from none that has. */
export const withoutPrinting = (cards: CardsByZone): readonly string[] =>
  namesWhere(cards, (card) => printedAs(card).set === undefined)

const FORGE_PARTS: readonly (readonly [zone: DeckZone, heading: string])[] = [
  ['command', 'Commander'],
  ['main', 'Main'],
  ['side', 'Sideboard'],
]

/** Returns a deck as Forge reads it (`.dck`): parts, counts, names, sets and numbers. */
export function exportForge(cards: CardsByZone, deckName: string): string {
  const zones = groupBy(linesOf(cards), ({ zone }) => zone)
  const parts = FORGE_PARTS.flatMap(([zone, heading]) => [
    ...(zones.has(zone) || zone === 'main' ? [`[${heading}]`] : []),
    ...(zones.get(zone) ?? []).map(forgeLine),
  ])
  return `${['[metadata]', `Name=${inOneLine(deckName)}`, ...parts].join('\n')}\n`
}

function forgeLine({ count, card }: ExportLine): string {
  const { set, collector_number } = printedAs(card)
  const number = collector_number === undefined || collector_number === '' ? '' : `|[${collector_number}]`
  return `${count} ${shortName(card)}${set === undefined ? '' : `|${set.toUpperCase()}${number}`}`
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

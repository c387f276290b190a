import { describe, expect, it } from 'vitest'
import { type Card, type CardData, DECK_ZONES, type DeckZone } from '../card/card'
import { cardName } from '../card/card-text'
import type { CardsByZone } from '../collections/deck-list'
import { asCustomData } from '../history/custom-data'
import { buildNameIndex, isKnownName } from '../names/name-index'
import { sampleCard, sampleData } from '../testing/sample-card'
import { exportArena, exportCsv, exportDeckJson, exportDek, exportPlain } from './card-list-export'
import { readCardList } from './card-list-files'
import { cardListOutcomes } from './card-list-outcome'
import { exportTabletop } from './tabletop-simulator'
import { asMainDeck, exportCockatrice, exportForge, exportOctgn, exportXmage } from './deck-file-export'

function printed(name: string, print: string, root: Partial<CardData> = {}): Card {
  const [set = '', collector_number = ''] = print.split(' ')
  const faces = name.split(' // ').map((face) => ({ name: face, type_line: 'Creature' }))
  return sampleCard(sampleData(faces, { set, collector_number, ...root }), {
    _id: `${set}-${collector_number}`,
  })
}

const forest = printed('Forest', 'dom 266')
const oldForest = printed('Forest', 'old 301b')
const starred = printed('Reed Cat', 'prm 9★')
const plainCat = printed('Reed Cat', 'dom 7')
const POOL = [
  forest,
  oldForest,
  starred,
  plainCat,
  printed('Fire // Ice', 'apc 128', { layout: 'split' }),
  printed('Villager // Wolf', 'isd 2', { layout: 'transform' }),
  printed('Oven Giant // Pebble', 'eld 115', { layout: 'adventure' }),
  printed('Nightmare of the Coast® Desk', 'und 1'),
  printed('Jötun Grünt', 'csp 8'),
  printed('Kongming, "Sleeping" <Dragon> & Co', 'ptk 8'),
  printed("Lim-Dûl's Vault", 'all 107'),
  printed('+2 Mace', 'afr 1'),
  printed('SB: Note', 'und 5'),
  printed('7 Sages', 'und 6'),
  printed('Minsc & Boo', 'clb 285'),
]
const others = POOL.slice(4)
const commander = printed('Niv, Parun', 'grn 192')
const copy = sampleCard(asCustomData(printed('Copied Crab', 'm19 48')), {
  _id: 'copy',
  source: 'custom',
  cubeId: 'cube',
})
const index = buildNameIndex([...POOL, commander, copy])

const DECK: CardsByZone = {
  main: [forest, forest, forest, oldForest, starred, starred, ...others, copy],
  side: [plainCat, oldForest, ...others],
  command: [commander],
}

interface Form {
  readonly write: (cards: CardsByZone) => string
  /** Whether it tells printings apart, and a command zone from a sideboard. */
  readonly holdsPrintings: boolean
  readonly holdsCommand: boolean
}
const ABOUT = { name: 'Say "<hi>" & go\n[Main]', format: 'modern' }

const FORMS: Readonly<Record<string, Form>> = {
  'plain names': { write: exportPlain, holdsPrintings: false, holdsCommand: true },
  Arena: { write: exportArena, holdsPrintings: true, holdsCommand: true },
  'Magic Online': { write: exportDek, holdsPrintings: false, holdsCommand: true },
  Cockatrice: {
    write: (cards) => exportCockatrice(cards, ABOUT.name),
    holdsPrintings: true,
    holdsCommand: false,
  },
  XMage: { write: (cards) => exportXmage(cards, ABOUT.name), holdsPrintings: true, holdsCommand: false },
  Forge: { write: (cards) => exportForge(cards, ABOUT.name), holdsPrintings: true, holdsCommand: true },
  'Tabletop Simulator': { write: exportTabletop, holdsPrintings: true, holdsCommand: true },
  OCTGN: { write: exportOctgn, holdsPrintings: false, holdsCommand: true },
  CSV: { write: exportCsv, holdsPrintings: true, holdsCommand: true },
  JSON: { write: (cards) => exportDeckJson(cards, ABOUT), holdsPrintings: true, holdsCommand: true },
}

function imported(text: string): CardsByZone {
  const list = readCardList(text, { knownName: (name) => isKnownName(index, name) })
  expect(list.unknown).toEqual([])
  const outcomes = cardListOutcomes(list, { inserts: index, cubeId: 'cube' })
  const inZone = (zone: DeckZone) =>
    outcomes.flatMap(({ entry, cards }) => (entry.zone === zone ? cards : []))
  // What was written here is read without a guess.
  expect(outcomes.flatMap(({ entry }) => entry.guesses?.filter((guess) => guess !== 'zone') ?? [])).toEqual(
    [],
  )
  return { main: inZone('main'), side: inZone('side'), command: inZone('command') }
}

/** What tells the cards of a zone apart in a form, in one order. */
function linesOf(cards: CardsByZone, { holdsPrintings, holdsCommand }: Omit<Form, 'write'>) {
  const lines = DECK_ZONES.flatMap((zone) =>
    cards[zone].map((card) => {
      const place = zone === 'command' && !holdsCommand ? 'side' : zone
      return `${place} ${cardName(card.data)} ${holdsPrintings ? card._id : ''}`
    }),
  )
  return lines.toSorted()
}

describe('a deck written and read again', () => {
  it.each(Object.entries(FORMS))('keeps all that %s holds', (_, { write, ...holds }) => {
    for (const cards of [
      DECK,
      { ...DECK, command: [] },
      { ...DECK, side: [] },
      { ...DECK, main: [], command: [] },
      asMainDeck(DECK.main),
    ])
      expect(linesOf(imported(write(cards)), holds)).toEqual(linesOf(cards, holds))
  })

  it.each(Object.entries(FORMS))('is the same text again, written as %s', (_, { write, holdsCommand }) => {
    const cards = holdsCommand ? DECK : { ...DECK, command: [] }
    expect(write(imported(write(cards)))).toBe(write(cards))
  })

  it.each(Object.entries(FORMS))('is read from a file of Windows, as %s', (_, { write, ...holds }) => {
    const text = `\uFEFF${write(DECK).replaceAll('\n', '\r\n')}`
    expect(linesOf(imported(text), holds)).toEqual(linesOf(DECK, holds))
  })
})

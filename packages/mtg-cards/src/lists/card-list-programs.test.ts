import { describe, expect, it } from 'vitest'
import type { CardSet } from '../card/card'
import { buildNameIndex } from '../names/name-index'
import { sampleCard, sampleData } from '../testing/sample-card'
import { readCardList } from './card-list-files'
import { cardListOutcomes } from './card-list-outcome'
import { namesInList } from './names-in-list'

const NAMES = ['Reed Cat', 'Robot 3', "Ann's Fen & Moor", 'Mox, the Odd', 'Fire // Ice']
const knownName = (name: string) => NAMES.some((known) => known.toLowerCase() === name.toLowerCase())

/**
 * Returns `count|name|set|number|zone` of each card; nothing of what is not there, and no zone for the main
 * deck.
 */
function cards(text: string): readonly string[] {
  const { entries, unknown, maybe } = readCardList(text, { knownName })
  expect(unknown).toEqual([])
  const names = namesInList(text)
  for (const { name } of entries) expect(names).toContain(name)
  return [
    ...entries.map(({ count, name, set, number, zone }) =>
      [count, name, set, number, zone === 'main' ? undefined : zone]
        .filter((part) => part !== undefined)
        .join('|'),
    ),
    ...maybe.map(({ count, name }) => `${count}|${name}|maybe`),
  ]
}

describe('a deck file of', () => {
  it('Cockatrice holds its zones', () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
  <deckname>cats</deckname><comments>4 &lt;card&gt;</comments>
  <zone name="main"><card number="4" name="Reed Cat"/><card name='Ann&apos;s Fen &amp; Moor' number='1'/></zone>
  <!-- <zone name="side"><card number="9" name="Reed Cat"/></zone> -->
  <zone name="side"><card number="2" name="Robot 3"/></zone>
  <zone name="tokens"><card number="1" name="Reed Cat"/></zone>
</cockatrice_deck>`
    expect(cards(text)).toEqual(['4|Reed Cat', "1|Ann's Fen & Moor", '2|Robot 3|side', '1|Reed Cat|maybe'])
  })

  it('OCTGN holds its sections and names inside of elements', () => {
    const text = `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="0">
  <section name="Main" shared="False"><card qty="4" id="1">Reed Cat</card></section>
  <section name="Command Zone"><card qty="1" id="3">Mox, the Odd</card></section>
  <section name="Sideboard"><card qty="1" id="2">Ann&#39;s Fen &#x26; Moor</card></section>
</deck>`
    expect(cards(text)).toEqual(['4|Reed Cat', '1|Mox, the Odd|command', "1|Ann's Fen & Moor|side"])
  })

  it('XML declares no entities that could grow', () => {
    const text = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "Reed Cat"><!ENTITY b "&a;&a;">]>
<cockatrice_deck><zone name="main"><card number="1" name="&b;"/><card number="1" name="&#9999999;"/></zone></cockatrice_deck>`
    expect(readCardList(text).entries.map(({ name }) => name)).toEqual(['&b;', '&#9999999;'])
  })

  it('XMage has other lines besides its cards', () => {
    const layout = `LAYOUT MAIN:(1,2)(CMC,false,50)|(${'[ABC:12],'.repeat(60)}[ABC:3])`
    const text = `NAME:cats\n4 [ABC:12] Reed Cat\nSB: 1 [XYZ:3b] Robot 3\n${layout}\nLAYOUT SIDEBOARD:(1,1)(NONE,false,50)|([XYZ:3b])`
    expect(cards(text)).toEqual(['4|Reed Cat|abc|12', '1|Robot 3|xyz|3b|side'])
  })

  it('Forge has sets behind bars, and pictures or numbers behind them', () => {
    const text =
      '[metadata]\nName=cats\n[Commander]\n1 Mox, the Odd|ABC\n[Main]\n4 Reed Cat|ABC|1\n1 Robot 3+|XYZ|[60]\n[Sideboard]\n2 Reed Cat+|ABC\n[Planes]\n1 Reed Cat|ABC'
    expect(cards(text)).toEqual([
      '1|Mox, the Odd|abc|command',
      '4|Reed Cat|abc',
      '1|Robot 3|xyz|60',
      '2|Reed Cat|abc|side',
      '1|Reed Cat|maybe',
    ])
  })
})

describe('a table', () => {
  it.each([
    [
      'of MTGO, with its sideboard and commander',
      'Card Name,Quantity,ID #,Rarity,Set,Collector #,Premium,Sideboarded,Annotation\n"Reed Cat",4,1,Common,ABC,12/280,No,No,0\n"Robot 3",2,2,Rare,XYZ,3/9,No,Yes,0\n"Mox, the Odd",1,3,Rare,XYZ,4/9,No,Yes,16777728',
      ['4|Reed Cat|abc|12', '2|Robot 3|xyz|3|side', '1|Mox, the Odd|xyz|4|command'],
    ],
    [
      'after a line that names the separator in quotes',
      '"sep=,"\nQuantity,Card Name,Set Code,Card Number\n2,Reed Cat,ABC,12',
      ['2|Reed Cat|abc|12'],
    ],
    ['after a line that names the separator', 'sep=;\nQuantity;Name\n2;Robot 3', ['2|Robot 3']],
    [
      'with the name and the name with its treatment',
      'Quantity,Name,Simple Name,Set,Card Number,Set Code\n2,"Reed Cat (Showcase)",Reed Cat,Old Set,12,ABC\n1,"Reed Cat (Borderless)","Robot 3",Old Set,3,XYZ',
      ['2|Reed Cat|abc|12', '1|Robot 3|xyz|3'],
    ],
    ['with set ids', 'Card,Set ID,Set Name,Quantity,Foil\nReed Cat,ABC,Old Set,2,FOIL', ['2|Reed Cat|abc']],
    [
      'with blanks behind its commas',
      'Quantity, Name, CardNumber, Expansion Code, Expansion Name\n2, Reed Cat, 12, ABC, Old Set',
      ['2|Reed Cat|abc|12'],
    ],
    ['without a head: name and count', 'Reed Cat\t2\nRobot 3\t1', ['2|Reed Cat', '1|Robot 3']],
    [
      'without a head: count, name and set',
      '2\tReed Cat\tOld Set\n1\tRobot 3\tXYZ\n3\tReed Cat (ABC) 12\tXYZ',
      ['2|Reed Cat|old set', '1|Robot 3|xyz', '3|Reed Cat|abc|12'],
    ],
    ['without a head: between commas', '2,Reed Cat\n1,"Mox, the Odd"', ['2|Reed Cat', '1|Mox, the Odd']],
  ])('%s', (_, text, expected) => expect(cards(text)).toEqual(expected))
})

describe('a line', () => {
  it('has set and number in square brackets', () => {
    expect(cards('1 Reed Cat [ABC:12b]\n1 Robot 3 [XYZ]')).toEqual(['1|Reed Cat|abc|12b', '1|Robot 3|xyz'])
  })

  it('may hold letters that nobody sees', () => {
    expect(cards('\u200B2 Reed\u00AD Cat\uFEFF\n1 Ro\u200Dbot 3')).toEqual(['2|Reed Cat', '1|Robot 3'])
  })
})

describe('the name of a set', () => {
  it('chooses the printing as its code does', () => {
    const set = (code: string, name: string): CardSet => ({
      code,
      name,
      set_type: 'core',
      released_at: '2020-01-01',
    })
    const printing = (code: string) =>
      sampleCard({ ...sampleData({ name: 'Reed Cat' }), set: code, collector_number: '1' }, { _id: code })
    const index = buildNameIndex(
      [printing('new'), printing('old')],
      [{ ...set('new', 'New Set'), released_at: '2021-01-01' }, set('old', 'Old: Set')],
    )
    const chosen = (text: string) =>
      cardListOutcomes(readCardList(text), { inserts: index, removals: index }).map(
        ({ cards: [card] }) => card?._id,
      )
    expect(chosen('1\tReed Cat')).toEqual(['new'])
    expect(chosen('1\tReed Cat\told: set')).toEqual(['old'])
    expect(chosen('1\tReed Cat\tOLD')).toEqual(['old'])
  })
})

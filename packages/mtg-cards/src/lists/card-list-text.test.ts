import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCardList } from './card-list-files'
import { cardListOutcomes } from './card-list-outcome'
import { type CardListOptions, parseCardList } from './card-list-text'
import { parseCardListLine } from './card-list-line'
import { buildNameIndex } from '../names/name-index'
import { sampleCard, sampleData } from '../testing/sample-card'

const NAMES = [
  'Reed Cat',
  'Fire // Ice',
  '1996 Champion',
  '+2 Mace',
  '_____',
  'Erase (Not That One)',
  'Robot 3',
  'B-I-N-G-O',
]
const knownName = (name: string) => NAMES.some((known) => known.toLowerCase() === name.toLowerCase())

function entries(text: string, options: CardListOptions = { knownName }) {
  return parseCardList(text, options).entries.map(({ sign, count, name, set, number, zone }) =>
    [sign === 'remove' ? '-' : '', count, name, set, number, zone === 'main' ? undefined : zone]
      .filter((part) => part !== undefined && part !== '')
      .join('|'),
  )
}

describe('a line of a card list', () => {
  it.each([
    ['Reed Cat', '1|Reed Cat'],
    ['+Reed Cat', '1|Reed Cat'],
    ['-Reed Cat', '-|1|Reed Cat'],
    ['-3 Reed Cat', '-|3|Reed Cat'],
    ['+ 2 Reed Cat', '2|Reed Cat'],
    ['3 Reed Cat', '3|Reed Cat'],
    ['4x Reed Cat', '4|Reed Cat'],
    ['4X reed cat', '4|reed cat'],
    ['SB: 2 Reed Cat', '2|Reed Cat|side'],
    ['2 Reed Cat (ABC) 12b', '2|Reed Cat|abc|12b'],
    ['2 Reed Cat [abc]', '2|Reed Cat|abc'],
    ['2 Reed Cat (DAR) 1★ *F*', '2|Reed Cat|dom|1★'],
    ['2 Reed Cat (ABC) 12 F', '2|Reed Cat|abc|12'],
    ['2 Reed Cat (ABC) F', '2|Reed Cat|abc'],
    ['2 Reed Cat *E* #ramp', '2|Reed Cat'],
    ['2 Reed Cat F', '2|Reed Cat'],
    ['Reed Cat 17', '1|Reed Cat|17'],
    ['1996 Champion', '1|1996 Champion'],
    ['2 1996 Champion', '2|1996 Champion'],
    ['+2 Mace', '1|+2 Mace'],
    ['++2 Mace', '1|+2 Mace'],
    ['_____', '1|_____'],
    ['Erase (Not That One)', '1|Erase (Not That One)'],
    ['2 Erase (Not That One) (abc) 4', '2|Erase (Not That One)|abc|4'],
    ['Robot 3', '1|Robot 3'],
    ['2 Fire // Ice (apc) 128', '2|Fire // Ice|apc|128'],
    ['-B-I-N-G-O', '-|1|B-I-N-G-O'],
  ])('%s', (line, entry) => expect(entries(line)).toEqual([entry]))

  it.each(['', '   ', '+', '-', '0 Reed Cat', '// Reed Cat', '# Reed Cat', 'Deck', '# Sideboard:'])(
    'names no card: "%s"',
    (line) => expect(parseCardList(line, { knownName })).toEqual({ entries: [], unknown: [], maybe: [] }),
  )

  it('is unknown when no card has the name, and is kept as written', () => {
    expect(parseCardList('3 Read Cat (abc) 1\nReed Cat', { knownName }).unknown).toMatchObject([
      { text: '3 Read Cat (abc) 1', name: 'Read Cat', count: 3 },
    ])
  })

  it('reads curly quotes as straight ones, and every name as known without a list', () => {
    expect(entries('2 Ann’s Cat', {})).toEqual(["2|Ann's Cat"])
    expect(entries('2000 Cats', {})).toEqual(['1|2000 Cats'])
  })
})

/** A line of each form that players paste, and what is meant by it. */
const FORMS: readonly (readonly [line: string, entry: string])[] = [
  ['Reed Cat x4', '4|Reed Cat'],
  ['Reed Cat ×2', '2|Reed Cat'],
  ['Reed Cat 3x', '3|Reed Cat'],
  ['4xReed Cat', '4|Reed Cat'],
  ['4× Reed Cat', '4|Reed Cat'],
  ['4 x Reed Cat', '4|Reed Cat'],
  ['* Reed Cat', '1|Reed Cat'],
  ['* 2 Reed Cat', '2|Reed Cat'],
  ['- Reed Cat', '1|Reed Cat'],
  ['- 3x Reed Cat', '3|Reed Cat'],
  ['1x Reed Cat *CMDR*', '1|Reed Cat|command'],
  ['1x Reed Cat (abc) 12 *F* *CMDR*', '1|Reed Cat|abc|12|command'],
  ['1x Reed Cat (abc) 12 [Ramp]', '1|Reed Cat|abc|12'],
  ['1x Reed Cat (abc) 12 *F* [Commander{top}] ^Have,#37d67a^', '1|Reed Cat|abc|12|command'],
  ['2x Reed Cat (abc) 12 [Sideboard]', '2|Reed Cat|abc|12|side'],
  ['1 [ABC] Reed Cat', '1|Reed Cat|abc'],
  ['1 [ABC#12b] Reed Cat', '1|Reed Cat|abc|12b'],
  ['1 Reed Cat # !Commander', '1|Reed Cat|command'],
  ['SB: 1 [ABC#7] Reed Cat', '1|Reed Cat|abc|7|side'],
  ['1x Reed Cat (ABC:268) *F*', '1|Reed Cat|abc|268'],
  ['2 Reed Cat <156> [ABC] (F)', '2|Reed Cat|abc|156'],
  ['2 Reed Cat <extended> [ABC]', '2|Reed Cat|abc'],
  ['1 Reed Cat (ABC) 12 #!ramp #cats', '1|Reed Cat|abc|12'],
  ['1 Robot 3 x2', '1|Robot 3'],
]

describe('the forms in which lists are written', () => {
  it.each(FORMS)('%s', (line, entry) => expect(entries(line)).toEqual([entry]))

  it('hold heads of parts that name no card and no zone', () => {
    const text = 'Creatures (2)\n2 Reed Cat\n\nSorceries:\n1 Robot 3\n//Sideboard\n1 Reed Cat'
    expect(entries(text)).toEqual(['2|Reed Cat', '1|Robot 3', '1|Reed Cat|side'])
    expect(parseCardList(text, { knownName }).unknown).toEqual([])
  })

  it('hold the slots of a pack in brackets, and settings and cards of their own', () => {
    const text = '[Settings]\n{ "withReplacement": true }\n[Rares(1)]\n1 Reed Cat\n[Commons (10)]\n2 Robot 3'
    expect(entries(text, { knownName, purpose: 'cube' })).toEqual(['1|Reed Cat', '2|Robot 3'])
    const custom = '[CustomCards]\n[{ "name": "Reed Cat" }]\n[Main]\nRobot 3'
    expect(entries(custom, { knownName, purpose: 'cube' })).toEqual(['1|Robot 3'])
  })

  it('leave the maybeboard out and tell what was left out', () => {
    for (const text of [
      'Reed Cat\nMaybeboard:\nRobot 3',
      'Reed Cat\n1x Robot 3 (abc) 1 [Maybeboard{noDeck}{noPrice}]',
      'name,CMC,Set,Collector Number,maybeboard\nReed Cat,2,abc,1,false\nRobot 3,3,abc,2,true',
      'Quantity,Name,Categories\n1,Reed Cat,Ramp\n1,Robot 3,Maybeboard',
    ]) {
      const { entries, unknown, maybe } = readCardList(text, { purpose: 'cube', knownName })
      expect([entries, unknown, maybe].map((some) => some.map(({ name }) => name))).toEqual([
        ['Reed Cat'],
        [],
        ['Robot 3'],
      ])
    }
  })

  it('read a dash as removal in a cube where a line stands alone or other lines have none', () => {
    const cube = (text: string) => entries(text, { knownName, purpose: 'cube' })
    expect(cube('- Reed Cat')).toEqual(['-|1|Reed Cat'])
    expect(cube('- Reed Cat\nRobot 3')).toEqual(['-|1|Reed Cat', '1|Robot 3'])
    expect(cube('- Reed Cat\n- Robot 3')).toEqual(['1|Reed Cat', '1|Robot 3'])
  })

  it.each([
    ['Count,Name,Edition,Condition\n2,Reed Cat,abc,Near Mint', '2 Reed Cat abc'],
    [
      'Count,Tradelist Count,Name,Edition,Card Number\n"3","0","Reed Cat","Old Set","12"',
      '3 Reed Cat old set',
    ],
    [
      'Name,Set code,Set name,Collector number,Foil,Rarity,Quantity\nReed Cat,ABC,Old,12,normal,rare,4',
      '4 Reed Cat abc',
    ],
    [
      'Quantity,Name,Finish,Edition Name,Edition Code,Collector Number\n2,Reed Cat,Normal,Old Set,abc,12',
      '2 Reed Cat abc',
    ],
    ['Quantity,Name,Set,Card Number,Set Code\n2,Reed Cat,Old Set,12,ABC', '2 Reed Cat abc'],
  ])('read a table of another program: %s', (text, expected) => {
    const { entries: read } = readCardList(text, { knownName })
    expect(read.map(({ count, name, set }) => `${count} ${name} ${set}`)).toEqual([expected])
  })
})

describe('the zones of a deck', () => {
  it('follow headings, with or without number sign and colon', () => {
    const text = 'Commander\n1 A\n\nDeck:\n1 B\n\n# Sideboard\n1 C\nMaybeboard\n1 D\nmain (2)\n1 E'
    expect(entries(text, {})).toEqual(['1|A|command', '1|B', '1|C|side', '1|E'])
  })

  it('are divided by a blank line when there is no heading', () => {
    const { entries: read } = parseCardList('\n1 A\n1 B\n\n1 C\n\n\n1 D')
    expect(read.map(({ name, zone, block }) => [name, zone, block])).toEqual([
      ['A', 'main', 0],
      ['B', 'main', 0],
      ['C', 'main', 1],
      ['D', 'main', 2],
    ])
    expect(parseCardList('1 A\n\n').entries.map(({ block }) => block)).toEqual([undefined])
    expect(entries('1 A\n\n1 B\n\nSideboard\n1 C', {})).toEqual(['1|A', '1|B', '1|C|side'])
    expect(entries('1 A\n\n1 B\nSB: 1 C', {})).toEqual(['1|A', '1|B', '1|C|side'])
  })

  it('do not matter to a cube', () => {
    expect(entries('A\n\nB', { purpose: 'cube' })).toEqual(['1|A', '1|B'])
  })

  it('count an Arena companion once', () => {
    const text = 'About\nName Cats\n\nCompanion\n1 Reed Cat\n\nDeck\n1 B\n\nSideboard\n1 Reed Cat'
    expect(entries(text, {})).toEqual(['1|B', '1|Reed Cat|side'])
    expect(entries('Companion\n1 Reed Cat\nDeck\n1 B', {})).toEqual(['1|B', '1|Reed Cat|side'])
  })
})

describe('reading any text', () => {
  it('never throws', () => {
    const pieces = fc.constantFrom(
      '1',
      ' ',
      '\n',
      '+',
      '-',
      '(',
      ')',
      '"',
      ',',
      '#',
      'name',
      'F',
      '<Deck',
      '*F*',
      'x',
    )
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        expect(readCardList(parts.join(''), { knownName }).entries.every(({ count }) => count > 0)).toBe(true)
      }),
    )
  })

  it.each([',', ';', '\t'])(
    'takes a table whose values stand between "%s", also with the mark of its encoding',
    (separator) => {
      const rows = [
        ['Name', 'Set', 'Count'],
        ['"Reed Cat"', 'ABC', '2'],
        ['Fire // Ice', '', '1'],
      ]
      const text = `\uFEFF${rows.map((row) => row.join(separator)).join('\r\n')}\r\n`
      const { entries: read, unknown } = readCardList(text, { knownName })
      expect(read.map(({ name, set, count }) => [name, set, count])).toEqual([
        ['Reed Cat', 'abc', 2],
        ['Fire // Ice', undefined, 1],
      ])
      expect(unknown).toEqual([])
    },
  )

  it('keeps broken lines of a CSV file as unknown', () => {
    const text = 'Name,Count\n"Reed Cat",2\nbad "quote,1\nReed Cat,x\nRobot 3,\nRobot 3,0\nRobot 3,4000'
    const list = readCardList(text, { knownName })
    expect(list.entries.map(({ name, count }) => [name, count])).toEqual([
      ['Reed Cat', 2],
      ['Robot 3', 1],
    ])
    expect(list.unknown.map((one) => one.text)).toEqual(['bad "quote,1', 'Reed Cat,x', 'Robot 3,4000'])
  })
})

describe('the outcome of an import', () => {
  const cat = (id: string) =>
    sampleCard(sampleData({ name: 'Reed Cat' }), { _id: id, source: 'custom', cubeId: 'c' })
  const inserts = buildNameIndex([sampleCard(sampleData({ name: 'Reed Cat' }), { _id: 'printed' })])
  const removals = buildNameIndex([cat('1'), cat('2')])

  it('inserts copies, removes each copy once and lists the rest as unknown', () => {
    const list = parseCardList('2 Reed Cat\n-Reed Cat\n-3 Reed Cat\n-Reed Cat\nNobody', {
      purpose: 'cube',
      knownName,
    })
    const outcomes = cardListOutcomes(list, { inserts, removals, cubeId: 'c' })
    expect(outcomes.map(({ kind, text, cards }) => [kind, text, cards.map(({ _id }) => _id)])).toEqual([
      ['insert', '2 Reed Cat', ['printed', 'printed']],
      ['remove', '-Reed Cat', ['1']],
      ['remove', '-3 Reed Cat', ['2']],
      ['unknown', '-Reed Cat', []],
      ['unknown', 'Nobody', []],
    ])
  })
})

describe('a line that no exporter writes', () => {
  it('is read with single blanks, and not at all where it is longer than a name can be', () => {
    const read = (line: string) => parseCardListLine(line)
    expect(read(`2 Reed${' '.repeat(5000)}Cat`)).toMatchObject({ name: 'Reed Cat', count: 2 })
    const long = `2 ${'Cat '.repeat(100)}`.trim()
    expect(read(long)).toEqual({ kind: 'card', sign: 'insert', count: 1, name: long })
  })
})

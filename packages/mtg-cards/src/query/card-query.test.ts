import { Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { parseCardQuery, readCardQuery } from './card-query'
import { CARD_QUERY_HELP } from './card-query-help'

describe('a line of the query language', () => {
  it('becomes the list of filters', () => {
    expect(parseCardQuery('t:creature c:wu cmc<=3 o:"draw a card"')).toEqual([
      { kind: 'type', operator: 'and', value: 'creature' },
      { kind: 'colors', white: true, blue: true },
      { kind: 'cmc', operator: '<=', value: 3 },
      { kind: 'oracle', operator: 'and', value: 'draw a card' },
    ])
  })

  it.each([
    ['', []],
    [
      '  goblin  -"king of" ',
      [
        { kind: 'name', operator: 'and', value: 'goblin' },
        { kind: 'name', operator: 'not', value: 'king of' },
      ],
    ],
    [
      '-t:land ft:“old song”',
      [
        { kind: 'type', operator: 'not', value: 'land' },
        { kind: 'flavor', operator: 'and', value: 'old song' },
      ],
    ],
    ['T:elf', [{ kind: 'type', operator: 'and', value: 'elf' }]],
    ['mv<3', [{ kind: 'cmc', operator: '<=', value: 2.5 }]],
    [
      'pow>2 tou=1 loy>=4 def:3',
      [
        { kind: 'power', operator: '>=', value: 2.5 },
        { kind: 'toughness', operator: '=', value: 1 },
        { kind: 'loyalty', operator: '>=', value: 4 },
        { kind: 'defense', operator: '=', value: 3 },
      ],
    ],
    [
      'c=azorius id<=bant c:c c>=R',
      [
        { kind: 'colors', white: true, blue: true, only: true },
        {
          kind: 'any',
          filters: [
            { kind: 'identity', white: true, blue: true, green: true, only: true, or: true },
            { kind: 'identity', only: true },
          ],
        },
        { kind: 'colors', only: true },
        { kind: 'colors', red: true },
      ],
    ],
    [
      's:DOM,m19 f:Modern',
      [
        { kind: 'set', operator: 'or', value: ['dom', 'm19'] },
        { kind: 'legality', value: 'modern' },
      ],
    ],
    ['Lim-Dûl', [{ kind: 'name', operator: 'and', value: 'Lim-Dûl' }]],
    [
      'o:{T}: o:+1/+1',
      [
        { kind: 'oracle', operator: 'and', value: '{T}:' },
        { kind: 'oracle', operator: 'and', value: '+1/+1' },
      ],
    ],
  ])('%s', (line, filters) => {
    expect(parseCardQuery(line)).toEqual(filters)
  })

  const elf = { kind: 'type', operator: 'and', value: 'elf' }
  const rare = { kind: 'rarity', operator: 'or', value: ['rare'] }
  const scarred = { kind: 'is', value: 'scarred' }
  it.each([
    ['t:elf or r:rare', [{ kind: 'any', filters: [elf, rare] }]],
    ['t:elf r:r OR is:scarred', [{ kind: 'any', filters: [{ kind: 'all', filters: [elf, rare] }, scarred] }]],
    ['t:elf (r:rare or is:scarred)', [elf, { kind: 'any', filters: [rare, scarred] }]],
    ['((t:elf and (r:rare)) is:scarred)', [elf, rare, scarred]],
    [
      '-(t:elf or r:rare) -is:scarred not:scarred',
      [
        { kind: 'not', filter: { kind: 'any', filters: [elf, rare] } },
        { kind: 'not', filter: scarred },
        { kind: 'not', filter: scarred },
      ],
    ],
    [
      '!"Fire // Ice" or !forest',
      [
        {
          kind: 'any',
          filters: [
            { kind: 'exact', value: 'Fire // Ice' },
            { kind: 'exact', value: 'forest' },
          ],
        },
      ],
    ],
    [
      'r>=mythic r<uncommon -r:c',
      [
        { kind: 'rarity', operator: 'or', value: ['mythic', 'bonus'] },
        { kind: 'rarity', operator: 'or', value: ['common'] },
        { kind: 'not', filter: { kind: 'rarity', operator: 'or', value: ['common'] } },
      ],
    ],
    [
      'c=2 id<=1 c:m -mv=3 mv!=4',
      [
        { kind: 'color_count', operator: '=', value: 2 },
        { kind: 'identity_count', operator: '<=', value: 1 },
        { kind: 'color_count', operator: '>=', value: 2 },
        { kind: 'not', filter: { kind: 'cmc', operator: '=', value: 3 } },
        { kind: 'not', filter: { kind: 'cmc', operator: '=', value: 4 } },
      ],
    ],
    [
      'id:g c>r',
      [
        {
          kind: 'any',
          filters: [
            { kind: 'identity', green: true, only: true, or: true },
            { kind: 'identity', only: true },
          ],
        },
        { kind: 'colors', red: true },
        { kind: 'not', filter: { kind: 'colors', red: true, only: true } },
      ],
    ],
    [
      'kw:"First strike" -kw:flying keyword:landfall',
      [
        { kind: 'keyword', value: 'first strike' },
        { kind: 'not', filter: { kind: 'keyword', value: 'flying' } },
        { kind: 'keyword', value: 'landfall' },
      ],
    ],
    [
      'm:2wW mana={U/W}{x} m>{10}g m!=0',
      [
        { kind: 'cost', operator: '>=', value: '{2}{W}{W}' },
        { kind: 'cost', operator: '=', value: '{W/U}{X}' },
        { kind: 'cost', operator: '>', value: '{10}{G}' },
        { kind: 'not', filter: { kind: 'cost', operator: '=', value: '{0}' } },
      ],
    ],
    [
      'year:2016 year>=2018 o:"/turn"',
      [
        { kind: 'year', operator: '=', value: 2016 },
        { kind: 'year', operator: '>=', value: 2018 },
        { kind: 'oracle', operator: 'and', value: '/turn' },
      ],
    ],
    [
      'a:"van der" produces:CU -"or" not',
      [
        { kind: 'artist', operator: 'and', value: 'van der' },
        { kind: 'produces', value: ['u', 'c'] },
        { kind: 'name', operator: 'not', value: 'or' },
        { kind: 'name', operator: 'and', value: 'not' },
      ],
    ],
  ])('groups, turns round and knows more: %s', (line, filters) => {
    expect(parseCardQuery(line)).toEqual(filters)
  })

  it('reads every line that its help shows', () => {
    for (const [line] of CARD_QUERY_HELP) {
      const { filters, order } = readCardQuery(line)
      expect(filters.length > 0 || order !== undefined).toBe(true)
    }
  })

  it.each([
    ['is:round', 'A card can be: land,'],
    ['is>land', 'needs a colon'],
    ['border:black', 'there is no "border"'],
    ['kw>flying', 'needs a colon'],
    ['m:qq', 'is not a mana cost'],
    ['m<=2W', 'compare costs with'],
    ['year:old', 'needs a number'],
    ['o:/draw (a|two)/', 'regular expressions are not supported'],
    ['/^go.*n$/', 'regular expressions are not supported'],
    ['cmc<=x', 'needs a number'],
    ['c:purple', 'is not a color'],
    ['c<c', 'fewer colors than none'],
    ['r:shiny', 'is not a rarity'],
    ['r<common', 'matches no rarity'],
    ['produces:x', 'is not mana'],
    ['t>elf', 'needs a colon'],
    ['elf or', 'missing next to "or"'],
    ['or elf', 'missing next to "or"'],
    ['elf and', 'missing next to "and"'],
    ['()', 'inside parentheses'],
    ['(t:elf', 'is not closed'],
    ['t:elf)', 'without a "("'],
    ['--t:elf', 'two minus signs'],
    ['sh*ck', 'a star stands for nothing'],
    ['t:elf,t:druid', 'put a blank between two terms'],
    ['t:=elf', 'two signs'],
    ['n::elf', 'two signs'],
    ['cn:=12', 'two signs'],
    ['-', 'nothing to look for'],
    ['o:', 'nothing to look for'],
    ['o:""', 'nothing to look for'],
    ['o:"never closed', 'cannot be read'],
    ["o:'never closed", 'a quote is opened'],
    ["'never closed", 'a quote is opened'],
    ['/goblin/', 'regular expressions are not supported'],
    ['n:/^go/', 'regular expressions are not supported'],
    ['mv = 3', 'write a comparison like mv<=3, without blanks'],
    ['mv <=3', 'write a comparison like mv<=3, without blanks'],
    ['t :elf', 'without blanks'],
    ['t: elf', 'nothing to look for in "t:". Write the value right behind it'],
    ['elf|goblin', 'cannot be read'],
    ['& elf', 'missing next to'],
  ])('is refused, naming what is wrong: %s', (line, sentence) => {
    expect(() => parseCardQuery(line)).toThrow(Refusal)
    expect(() => parseCardQuery(line)).toThrow(sentence)
  })
})

describe('words that card players know', () => {
  it.each<[string, object]>([
    ['fo:draw', { kind: 'text', operator: 'and', value: 'draw' }],
    ['cn:12b', { kind: 'collector', value: '12b' }],
    ['pow>tou', { kind: 'compare', left: 'power', operator: '>', right: 'toughness' }],
    ['mv<=pow', { kind: 'compare', left: 'cmc', operator: '<=', right: 'power' }],
    ['pow=*', { kind: 'power', operator: '=', value: '*' }],
    ['tou!=*', { kind: 'not', filter: { kind: 'toughness', operator: '=', value: '*' } }],
    ['mv:even', { kind: 'cmc', operator: '=', value: 'even' }],
    ['is:reprint', { kind: 'is', value: 'reprint' }],
    ['in:lea,leb', { kind: 'in', operator: 'or', value: ['lea', 'leb'] }],
    ['st:core', { kind: 'set_type', value: 'core' }],
    ['f:edh', { kind: 'legality', value: 'commander' }],
    ['c:quandrix', { kind: 'colors', blue: true, green: true }],
    ['c:silverquill', { kind: 'colors', white: true, black: true }],
    ['c:prismari', { kind: 'colors', blue: true, red: true }],
    ['c:witherbloom', { kind: 'colors', black: true, green: true }],
    ['c:obscura', { kind: 'colors', white: true, blue: true, black: true }],
    ['c:riveteers', { kind: 'colors', black: true, red: true, green: true }],
    ['c:witch-maw', { kind: 'colors', white: true, blue: true, black: true, green: true }],
    ['c:chaos', { kind: 'colors', blue: true, black: true, red: true, green: true }],
  ])('%s', (line, filter) => expect(parseCardQuery(line)).toEqual([filter]))

  it('order what is found, wherever they stand', () => {
    expect(readCardQuery('order:mv t:elf dir:desc')).toEqual({
      filters: [{ kind: 'type', operator: 'and', value: 'elf' }],
      order: { by: 'mv', isDescending: true },
    })
    expect(readCardQuery('order:cmc').order).toEqual({ by: 'mv', isDescending: false })
    expect(readCardQuery('t:elf').order).toBeUndefined()
  })

  it.each([
    ['f:modren', '"f:modren": there is no format "modren". Did you mean "modern"?'],
    ['is:reprnt', 'Did you mean "reprint"?'],
    ['c:izet', 'Did you mean "izzet"?'],
    ['st:cor', 'there is no type of set "cor". Did you mean "core"?'],
    ['order:rarty', 'Did you mean "rarity"?'],
    ['formt:modern', 'there is no "formt". Did you mean "format"?'],
    ['pow>year', 'power, toughness and mana value can be compared with each other.'],
  ])('%s is refused with what may have been meant', (line, words) =>
    expect(() => parseCardQuery(line)).toThrow(words),
  )
})

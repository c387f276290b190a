import { Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { parseCardQuery } from './card-query'

describe('a line of the query language', () => {
  it('becomes the list of filters', () => {
    expect(parseCardQuery('t:creature c:wu cmc<=3 o:"draw a card"')).toEqual([
      { kind: 'type', operator: 'and', value: 'creature' },
      { kind: 'colors', white: true, blue: true },
      { kind: 'cmc', operator: '<=', value: 3 },
      { kind: 'text', operator: 'and', value: 'draw a card' },
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
        { kind: 'identity', white: true, blue: true, green: true, only: true, or: true },
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
        { kind: 'text', operator: 'and', value: '{T}:' },
        { kind: 'text', operator: 'and', value: '+1/+1' },
      ],
    ],
  ])('%s', (line, filters) => {
    expect(parseCardQuery(line)).toEqual(filters)
  })

  it.each([
    ['is:land', 'there is no "is"'],
    ['cmc<=x', 'needs a number'],
    ['-cmc=3', 'cannot be turned round'],
    ['c:purple', 'names no colour'],
    ['c<w', 'cannot be compared'],
    ['t>elf', 'needs a colon'],
    ['elf or goblin', 'no groups'],
    ['(t:elf', 'no groups'],
    ['o:""', 'nothing to look for'],
    ['o:"never closed', 'cannot be read'],
  ])('is refused, naming what is wrong: %s', (line, sentence) => {
    expect(() => parseCardQuery(line)).toThrow(Refusal)
    expect(() => parseCardQuery(line)).toThrow(sentence)
  })
})

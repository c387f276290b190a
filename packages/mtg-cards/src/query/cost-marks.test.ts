import { expect, test } from 'vitest'
import { blankCardData, cardFace } from '../card/blank-card'
import { type CostOperator, matchesCost, typedCost } from './cost-marks'

const costing = (...costs: readonly string[]) => ({
  ...blankCardData(),
  card_faces: costs.map((mana_cost) => cardFace({ name: 'x', mana_cost })),
})

type Row = [string, CostOperator, readonly string[]]

test.each<Row>([
  ['{2}{W}{W}', '>=', ['{3}{W}{W}{U}']],
  ['{W}{2}{W}', '=', ['{2}{W}{W}']],
  ['{1}{1}{W}', '=', ['{2}{W}']],
  ['{W}', '>', ['{1}{W}']],
  ['{G/W}', '>=', ['{1}{G/W}']],
  ['{U}', '>=', ['{1}{R}', '{1}{U}']],
  ['{0}', '=', ['{0}']],
  ['{X}', '>=', ['{X}{R}']],
  ['{1000000}', '>=', ['{1000000}']],
])('%s %s fits %s', (symbols, operator, costs) => {
  expect(matchesCost(costing(...costs), symbols, operator)).toBe(true)
})

test.each<Row>([
  ['{2}{W}{W}', '>=', ['{2}{W}{U}']],
  ['{2}{W}{W}', '>=', ['{1}{W}{W}']],
  ['{W}{W}', '=', ['{1}{W}{W}']],
  ['{W}', '>', ['{W}']],
  ['{G}', '>=', ['{1}{G/W}']],
  ['{R}{U}', '>=', ['{1}{R}', '{1}{U}']],
  ['{0}', '=', ['']],
  ['{0}', '>=', ['']],
])('%s %s does not fit %s', (symbols, operator, costs) => {
  expect(matchesCost(costing(...costs), symbols, operator)).toBe(false)
})

test('a cost is typed with or without braces', () => {
  expect(['2WW', '{2}{w/u}', '10gx', '{2/g}'].map(typedCost)).toEqual([
    '{2}{W}{W}',
    '{2}{W/U}',
    '{10}{G}{X}',
    '{2/G}',
  ])
  for (const text of ['', 'qq', '{W', '2 W', '{{W}}', '{ZZ}', '2{T}', '{w/x}'])
    expect([text, typedCost(text)]).toEqual([text, undefined])
})

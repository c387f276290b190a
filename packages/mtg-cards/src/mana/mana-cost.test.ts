import { describe, expect, it } from 'vitest'
import { addManaSymbol, canonicalCost, costColors, costManaValue, removeManaSymbol } from './mana-cost'
import { NO_REFERENCE, referenceRecords } from '../testing/reference-data'

describe('canonical order of a cost', () => {
  it.each([
    ['{W}{2}{X}', '{X}{2}{W}'],
    ['{Z}{Y}{X}{3}{1}', '{X}{Y}{Z}{1}{3}'],
    ['{W}{G}', '{G}{W}'],
    ['{U}{G}', '{G}{U}'],
    ['{w}{r}', '{R}{W}'],
    ['{G}{B}{W}', '{W}{B}{G}'],
    ['{W}{U}{R}', '{U}{R}{W}'],
    ['{R}{G}{U}', '{G}{U}{R}'],
    ['{W}{G}{U}', '{G}{W}{U}'],
    ['{W}{U}{B}{G}', '{G}{W}{U}{B}'],
    ['{G}{R}{B}{U}{W}', '{W}{U}{B}{R}{G}'],
    ['{G}{R/W}', '{R/W}{G}'],
    ['{U}{S}{C}{1}', '{1}{U}{C}{S}'],
    ['{U}{∞}{½}{3}', '{½}{3}{∞}{U}'],
    ['{W/P}{W}{2/W}', '{W/P}{W}{2/W}'],
    ['', ''],
  ])('%s becomes %s', (cost, sorted) => expect(canonicalCost(cost)).toBe(sorted))

  it('leaves every printed cost as it is', ({ skip }) => {
    const files = [
      'scryfall-sample.json',
      'cube-cards.json',
      'sets/uma.json',
      'sets/mh1.json',
      'sets/grn.json',
    ]
    const records = files.flatMap((file) => referenceRecords(file) ?? skip(NO_REFERENCE))
    const costs = records.flatMap((record) => printedCosts(JSON.stringify(record)))
    expect(costs.length).toBeGreaterThan(1000)
    expect(costs.map(canonicalCost)).toEqual(costs)
  })
})

function printedCosts(json: string): readonly string[] {
  return [...json.matchAll(/"mana_cost":"([^"]*)"/g)].flatMap(([, cost = '']) => cost.split(' // '))
}

describe('a cost', () => {
  it('has a mana value and colors', () => {
    expect(costManaValue('{X}{2}{G/U}{2/W}')).toBe(5)
    expect(costColors('{2}{G}{W}{G}')).toEqual(['w', 'g'])
  })
})

describe('the color picker', () => {
  it('adds a symbol in canonical order', () => {
    expect(addManaSymbol('{1}{W}', 'g')).toBe('{1}{G}{W}')
    expect(addManaSymbol('', 'x')).toBe('{X}')
  })

  it('merges numbers and counts up', () => {
    expect(addManaSymbol('{2}{U}', '1')).toBe('{3}{U}')
    expect(addManaSymbol('{2}{1}', '1')).toBe('{4}')
    expect(addManaSymbol('{U}', '1')).toBe('{1}{U}')
  })

  it('keeps a zero only as the whole cost', () => {
    expect(addManaSymbol('', '0')).toBe('{0}')
    expect(addManaSymbol('{0}', '0')).toBe('{0}')
    expect(addManaSymbol('{0}', 'w')).toBe('{W}')
    expect(addManaSymbol('{W}', '0')).toBe('{W}')
    expect(addManaSymbol('{0}', '1')).toBe('{1}')
  })

  it('takes symbols and generic mana away', () => {
    expect(removeManaSymbol('{2}{U}', '1')).toBe('{1}{U}')
    expect(removeManaSymbol('{1}{U}', '1')).toBe('{U}')
    expect(removeManaSymbol('{1}', '1')).toBe('')
    expect(removeManaSymbol('{0}', '1')).toBe('')
    expect(removeManaSymbol('{U}{U}', 'u')).toBe('{U}')
    expect(removeManaSymbol('{U}', 'w')).toBe('{U}')
    expect(removeManaSymbol('{U}', 'u')).toBe('')
  })
})

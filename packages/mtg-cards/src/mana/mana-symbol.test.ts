import { describe, expect, it } from 'vitest'
import {
  isCostSymbol,
  manaSymbol,
  symbolColors,
  symbolManaValue,
  symbolsIn,
  writeSymbols,
} from './mana-symbol'
import { NO_REFERENCE, referenceRecords } from '../testing/reference-data'

describe('a symbol', () => {
  it.each([
    ['{G/U}', 'G/U'],
    ['{gu}', 'G/U'],
    ['ug', 'G/U'],
    ['{U/G}', 'G/U'],
    ['w/2', '2/W'],
    ['2w', '2/W'],
    ['wp', 'W/P'],
    ['p/w', 'W/P'],
    ['{w/r/p}', 'R/W/P'],
    ['uc', 'UC'],
    ['c/u', 'C/U'],
    ['pw', 'PW'],
    ['hw', 'HW'],
    ['tk', 'TK'],
    ['chaos', 'CHAOS'],
    ['15', '15'],
  ])('%s is read as %s', (text, symbol) => expect(manaSymbol(text)).toBe(symbol))

  it('stands between braces; blank ones and loose braces are skipped', () => {
    expect(symbolsIn('{2}{ }{w/u}, {T}: {{R}} {x')).toEqual(['2', 'W/U', 'T', 'R'])
    expect(writeSymbols(['2', 'W/U'])).toBe('{2}{W/U}')
  })

  it.each([
    ['X', 0],
    ['0', 0],
    ['16', 16],
    ['1000000', 1000000],
    ['W', 1],
    ['C', 1],
    ['S', 1],
    ['G/U', 1],
    ['2/W', 2],
    ['C/W', 1],
    ['W/P', 1],
    ['R/W/P', 1],
    ['HW', 0.5],
    ['½', 0.5],
    ['∞', Infinity],
    ['T', 0],
    ['E', 0],
    ['P', 0],
    ['QQ', 0],
  ])('%s has mana value %d', (symbol, value) => expect(symbolManaValue(symbol)).toBe(value))

  it('names its colors', () => {
    expect(symbolColors('R/W/P')).toEqual(['r', 'w'])
    expect(symbolColors('HW')).toEqual(['w'])
    expect(symbolColors('C/U')).toEqual(['u'])
    expect(symbolColors('T')).toEqual([])
  })

  it('agrees with the official list of symbols', ({ skip }) => {
    const records = referenceRecords('symbols.json') ?? skip(NO_REFERENCE)
    const official = records.map((record) => JSON.parse(JSON.stringify(record)))
    const own = official.map(({ symbol }) => manaSymbol(symbol))
    expect(own.map((symbol) => `{${symbol}}`)).toEqual(official.map(({ symbol }) => symbol))
    const inCosts = official.filter(({ appears_in_mana_costs }) => appears_in_mana_costs)
    expect(inCosts.filter(({ symbol }) => !isCostSymbol(manaSymbol(symbol)))).toEqual([])
    expect(['T', 'E', 'CHAOS', 'ZZ'].filter(isCostSymbol)).toEqual([])
    expect(own.map(symbolManaValue)).toEqual(official.map(({ mana_value }) => mana_value ?? Infinity))
    expect(own.map((symbol) => symbolColors(symbol).toSorted())).toEqual(
      official.map(({ colors }) => colors.map((color: string) => color.toLowerCase()).sort()),
    )
  })
})

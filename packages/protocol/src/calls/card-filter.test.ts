import { CARD_QUERY_HELP, isCardFilter, readCardQuery } from '@parlour/mtg-cards'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardFilter } from './card-filter'

const isSendable = (value: unknown) => cardFilter.safeParse(value).success

const FILTERS = CARD_QUERY_HELP.flatMap(([line]) => readCardQuery(line).filters)

const nested = (depth: number): unknown =>
  depth === 0 ? { kind: 'is', value: 'land' } : { kind: 'not', filter: nested(depth - 1) }

describe('a filter that a browser reads', () => {
  it.each(FILTERS)('is one that can be sent: %j', (filter) => {
    expect([isCardFilter(filter), isSendable(filter)]).toEqual([true, true])
  })

  it.each([
    null,
    'land',
    [],
    {},
    { kind: 'land' },
    { kind: 'name', operator: 'or', value: 'elf' },
    { kind: 'name', operator: 'and', value: '' },
    { kind: 'name', operator: 'and', value: 'e'.repeat(201) },
    { kind: 'name', operator: 'or', value: [] },
    { kind: 'cmc', operator: '=', value: null },
    { kind: 'cmc', operator: '>', value: 3 },
    { kind: 'is', value: 'round' },
    { kind: 'rarity', operator: 'or', value: ['shiny'] },
    { kind: 'produces', value: ['x'] },
    { kind: 'compare', left: 'power', operator: '>', right: 'year' },
    { kind: 'any', filters: [] },
    { kind: 'any', filters: [{ kind: 'land' }] },
    { kind: 'colors', white: 'yes' },
    nested(5),
  ])('is none that could not be sent: %j', (value) => {
    expect([isCardFilter(value), isSendable(value)]).toEqual([false, false])
  })

  it('is taken as deep as one that is sent', () => {
    expect([isCardFilter(nested(4)), isSendable(nested(4))]).toEqual([true, true])
  })

  it('is accepted or refused by both, whatever one of its fields holds', () => {
    const anything = fc.oneof(
      fc.constantFrom('and', 'not', 'or', '=', '>', '', 'w', 'common', 'land', 'power'),
      fc.constantFrom(true, false, 0, 2.5, Number.NaN),
      fc.array(fc.constantFrom('w', 'common', 'elf', '', 3), { maxLength: 3 }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...FILTERS), fc.nat(3), anything, (filter, at, value) => {
        const keys = Object.keys(filter)
        const changed = { ...filter, [keys[at % keys.length] ?? 'kind']: value }
        expect(isCardFilter(changed)).toBe(isSendable(changed))
      }),
      { numRuns: 400 },
    )
  })

  it('has nothing that no filter has', () => {
    expect(isCardFilter({ kind: 'colors', purple: true })).toBe(false)
  })
})

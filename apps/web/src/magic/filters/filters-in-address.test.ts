import type { CardFilter } from '@parlour/mtg-cards'
import { describe, expect, it } from 'vitest'
import { filtersIn, withFilters } from './filters-in-address'

const FILTERS: readonly CardFilter[] = [
  { kind: 'name', operator: 'not', value: 'moth & "flame"' },
  { kind: 'colors', white: true, only: true },
  { kind: 'set', operator: 'or', value: ['dom', 'm19'] },
]

describe('filters in the address', () => {
  it('come back as they were put there, beside what else it says', () => {
    const search = withFilters(new URLSearchParams('search=open'), FILTERS)
    expect(filtersIn(new URLSearchParams(search.toString()))).toEqual(FILTERS)
    expect(search.get('search')).toBe('open')
  })
  it('leave no trace when there is none', () => {
    expect(withFilters(withFilters(new URLSearchParams(), FILTERS), []).toString()).toBe('')
  })
  it('are none where the address is nonsense', () => {
    expect(filtersIn(new URLSearchParams('filters=%7Bbroken'))).toEqual([])
    expect(filtersIn(new URLSearchParams('filters=%22text%22'))).toEqual([])
    const odd = JSON.stringify([{ kind: 'unheard', value: 1 }, FILTERS[1]])
    expect(filtersIn(new URLSearchParams({ filters: odd }))).toEqual([FILTERS[1]])
  })
})

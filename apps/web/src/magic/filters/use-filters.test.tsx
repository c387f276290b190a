import { addFilter, type CardFilter } from '@parlour/mtg-cards'
import { act, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { useFilters } from './use-filters'

const elf: CardFilter = { kind: 'type', operator: 'and', value: 'elf' }
const goblin: CardFilter = { kind: 'type', operator: 'and', value: 'goblin' }

it('keeps both of two filters that are added before the page is drawn again', () => {
  const { result } = renderHook(useFilters, { wrapper: MemoryRouter })
  const [, change] = result.current
  act(() => {
    change((filters) => addFilter(filters, elf))
    change((filters) => addFilter(filters, goblin))
  })
  expect(result.current[0]).toEqual(addFilter(addFilter([], elf), goblin))
})

import { MantineProvider } from '@mantine/core'
import type { CardFilter } from '@parlour/mtg-cards'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CardFilters } from './card-filters'

afterEach(cleanup)

function show(start: readonly CardFilter[] = []) {
  const latest = { filters: start }
  function Page() {
    const [filters, setFilters] = useState(start)
    latest.filters = filters
    return <CardFilters filters={filters} onFilters={setFilters} />
  }
  render(
    <MantineProvider>
      <Page />
    </MantineProvider>,
  )
  return () => latest.filters
}
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('words are added with their operator, and the field is empty again', () => {
  const filters = show()
  fill('Field', 'type')
  fill('Contains or not', 'not')
  fill('Words', ' goblin ')
  press('add filter by words')
  expect(filters()).toEqual([{ kind: 'type', operator: 'not', value: 'goblin' }])
  expect(screen.getByLabelText('Words')).toHaveProperty('value', '')
  press('add filter by words')
  expect(filters()).toHaveLength(1)
})

test('numbers are added, what is none is not', () => {
  const filters = show()
  fill('Comparison', '<=')
  fill('Number', 'x')
  press('add filter by number')
  expect(filters()).toEqual([])
  fill('Number', '3')
  press('add filter by number')
  expect(filters()).toEqual([{ kind: 'cmc', operator: '<=', value: 3 }])
})

test('colors and identity take the same boxes; nothing ticked adds nothing', () => {
  const filters = show()
  expect(screen.getByRole('button', { name: 'add colors' })).toHaveProperty('disabled', true)
  for (const name of ['white', 'blue', 'only']) fireEvent.click(screen.getByRole('checkbox', { name }))
  press('add identity')
  expect(filters()).toEqual([{ kind: 'identity', white: true, blue: true, only: true }])
  expect(screen.getByRole('checkbox', { name: 'white' })).toHaveProperty('checked', false)
})

test('a format is added as it is chosen; each can be taken away, or all', () => {
  const filters = show([{ kind: 'name', operator: 'and', value: 'moth' }])
  fill('Legality', 'pauper')
  expect(filters()).toHaveLength(2)
  press('remove filter name and moth')
  expect(filters()).toEqual([{ kind: 'legality', value: 'pauper' }])
  press('clear')
  expect(filters()).toEqual([])
})

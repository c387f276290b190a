import { ParlourThemeProvider } from '@parlour/ui-kit'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cards } from '../../rules/facts/catalog'
import type { Expansion } from '../../rules/facts/names'
import { CardsPage } from './cards-page'

const shown = (...sets: readonly Expansion[]) =>
  cards.filter(({ set, age }) => sets.includes(set) && age >= 1)
/** The line of filters alone: to look for a role among hundreds of cards takes seconds. */
function tools() {
  const line = document.querySelector<HTMLElement>('[role="search"]')
  if (line === null) throw new Error('There are no filters.')
  return within(line)
}
const count = () => tools().getByRole('status').textContent
const press = (name: string) => fireEvent.click(tools().getByRole('button', { name }))
const search = (text: string) =>
  fireEvent.change(tools().getByRole('searchbox', { name: 'Search' }), { target: { value: text } })

beforeEach(() => {
  render(
    <ParlourThemeProvider>
      <CardsPage />
    </ParlourThemeProvider>,
  )
})
afterEach(cleanup)

test('shows every card of base, city and usee by age, as it is drawn at the table', () => {
  expect(count()).toBe(`${shown('base', 'city', 'usee').length} cards`)
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(11)
  const first = screen.getByRole('region', { name: /^Age 1 / })
  expect(
    within(first).getByRole('article', { name: /^Archery, red, value 1; castle, lightbulb, / }).textContent,
  ).toContain('I demand')
})

test('has the other sets behind a switch, each by itself', () => {
  expect(tools().queryByRole('button', { name: 'echo' })).toBeNull()
  press('other sets')
  expect(count()).toBe(`${shown('base', 'city', 'usee', 'echo', 'figs', 'arti').length} cards`)
  press('base')
  press('city')
  press('usee')
  press('figs')
  press('arti')
  expect(count()).toBe(`${shown('echo').length} cards`)
})

test('finds by name and by text, where an icon goes by its name', () => {
  search('archery')
  expect(screen.getAllByRole('article')).toHaveLength(1)
  search('castle')
  const found = screen.getAllByRole('article').length
  expect(found).toBeGreaterThan(5)
  expect(found).toBe(
    shown('base', 'city', 'usee').filter((card) =>
      [...card.echo, ...card.karma, ...card.effects].some(({ text }) => text.includes('{k}')),
    ).length,
  )
  search('no such words')
  expect(screen.queryByRole('article')).toBeNull()
  screen.getByText('No matching cards. Try removing a filter.')
})

test('filters by color, by icons together, and by age', () => {
  press('red')
  const red = shown('base', 'city', 'usee').filter(({ color }) => color === 'red')
  expect(count()).toBe(`${red.length} cards`)
  press('castle')
  press('leaf')
  const both = red.filter((card) => card.has('k') && card.has('l'))
  expect(count()).toBe(`${both.length} cards`)
  fireEvent.change(tools().getByRole('combobox', { name: 'Age' }), { target: { value: '1' } })
  expect(count()).toBe(`${both.filter(({ age }) => age === 1).length} cards`)
})

test('shows the same as a table', () => {
  search('archery')
  fireEvent.click(tools().getByRole('radio', { name: 'table' }))
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.getByRole('rowheader').textContent).toContain('Archery')
})

test.each(['Enter', 'ArrowDown'])(
  'goes from the search to the cards with %s, where the arrows scroll',
  (key) => {
    search('the wheel')
    const field = tools().getByRole('searchbox', { name: 'Search' })
    field.focus()
    fireEvent.keyDown(field, { key })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Cards found')
    expect(document.activeElement?.textContent).toContain('The Wheel')
  },
)

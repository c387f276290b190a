import { ParlourThemeProvider } from '@parlour/ui-kit'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Card } from '../../rules/facts/card'
import { cards } from '../../rules/facts/catalog'
import { CardsPage } from './cards-page'
import { costText } from './card-groups'

beforeEach(() => {
  render(
    <ParlourThemeProvider>
      <CardsPage />
    </ParlourThemeProvider>,
  )
})
afterEach(cleanup)

const group = (name: string) => screen.getByRole('region', { name })
const articlesIn = (name: string) => within(group(name)).getAllByRole('article')
const count = () => screen.getByRole('status').textContent
const search = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: text } })
const choose = (field: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: field }), { target: { value } })

test('shows every card once, by half-deck and the core last, with its number of copies', () => {
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'demons',
    'dragons',
    'drow',
    'elementals',
    'illithid',
    'undead',
    'core',
  ])
  const copies = cards.reduce((sum, card) => sum + card.copies, 0)
  expect(count()).toBe(`${cards.length} cards, ${copies} copies`)
  expect(screen.getAllByRole('article')).toHaveLength(cards.length)
  expect(articlesIn('core')).toHaveLength(5)
})

test('says all of a card: id, cost, race, aspect, both points and text', () => {
  const card = screen.getByRole('article', { name: 'House Guard' })
  for (const words of ['House Guard', '×15', 'obedience', 'drow', '+2 power.', 'deck 1', 'inner circle 3'])
    expect(card.textContent).toContain(words)
  expect(card.textContent).toContain('house-guard-0 to 14')
  within(card).getByRole('img', { name: 'cost 3' })
  const outcast = screen.getByRole('article', { name: 'Insane Outcast' })
  expect(outcast.textContent).toContain('no aspect')
  expect(outcast.textContent).toContain('deck -1')
})

test('writes a negative cost as a dash', () => {
  expect([costText(-1), costText(0), costText(7)]).toEqual(['-', '0', '7'])
})

test('shows the house wording where it differs, and there alone', () => {
  const written = ({ cost, points, innerPoints, text }: Card) => [cost, points, innerPoints, ...text].join()
  const changed = cards.filter(({ published, house }) => written(published) !== written(house))
  expect(changed.length).toBeGreaterThan(10)
  expect(screen.getAllByText('house cards')).toHaveLength(changed.length)
  const chosen = screen.getByRole('article', { name: 'Matron Mother' })
  for (const line of ['house cards', 'cost 4', 'deck 2', 'inner circle 4'])
    expect(chosen.textContent).toContain(line)
})

test('finds by name and text, and filters by aspect, race and cost together', () => {
  search('balor')
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(['Balor'])
  search('insane outcast')
  expect(articlesIn('demons').length).toBeGreaterThan(4)
  search('')
  fireEvent.click(screen.getByRole('button', { name: 'guile' }))
  choose('Race', 'drow')
  choose('Cost', 'middle')
  const expected = cards.filter(
    ({ published: { aspect, race, cost } }) =>
      aspect === 'guile' && race === 'drow' && cost >= 3 && cost <= 4,
  )
  expect(screen.getAllByRole('article')).toHaveLength(expected.length)
})

test.each(['Enter', 'ArrowDown'])(
  'goes from the search to the cards with %s, where the arrows scroll',
  (key) => {
    const field = screen.getByRole('searchbox', { name: 'Search' })
    field.focus()
    fireEvent.keyDown(field, { key })
    expect(document.activeElement).toBe(group('Cards by half-deck'))
  },
)

test('sorts by cost, or by name', () => {
  const names = () => articlesIn('core').map((card) => card.getAttribute('aria-label'))
  expect(names()).toEqual(['Insane Outcast', 'Noble', 'Soldier', 'Priestess of Lolth', 'House Guard'])
  choose('Sort', 'name')
  expect(names()).toEqual(['House Guard', 'Insane Outcast', 'Noble', 'Priestess of Lolth', 'Soldier'])
})

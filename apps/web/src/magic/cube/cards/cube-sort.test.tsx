import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { cubeCard, lookupAmong, showPage, testCube } from '../../testing/show-page'
import { cubeRights } from '../cube-rights'
import { CardsTab } from './cards-tab'

afterEach(cleanup)

const insect = (id: string, cost: string, power: string) =>
  cubeCard(id, { name: id, mana_cost: cost, type_line: 'Creature — Insect', power, toughness: '1' })
const CARDS = [insect('Ant', '{3}{W}', '1'), insect('Bee', '{W}', '3'), insect('Cricket', '{1}{W}', '2')]

function show(search: string) {
  const cube = testCube({ cardlist: CARDS.map(({ _id }) => _id) })
  showPage(
    <CardsTab cube={cube} rights={cubeRights(cube, 'bob')} isSearching={false} onCube={vi.fn()} />,
    { 'magic/card/lookup': lookupAmong(CARDS) },
    { path: '/magic/cube', at: `/magic/cube${search}` },
  )
}
const names = async () => {
  const column = within(await screen.findByRole('region', { name: 'white' }))
  return column.getAllByRole('button').map(({ textContent }) => /[A-Z][a-z]+/.exec(textContent)?.[0])
}
const sort = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })

it('puts the cards of a section in the order that is chosen, and keeps it in the address', async () => {
  show('')
  expect(await names()).toEqual(['Bee', 'Cricket', 'Ant'])
  expect(screen.getByRole('list', { name: 'mana value 4' })).toBeTruthy()
  fireEvent.change(await sort(), { target: { value: 'power' } })
  await waitFor(async () => expect(await names()).toEqual(['Ant', 'Cricket', 'Bee']))
  expect(screen.getByLabelText('address').textContent).toBe('/magic/cube?sort=power')
  expect(screen.queryByRole('list', { name: /^mana value/ })).toBeNull()
  fireEvent.change(await sort(), { target: { value: 'mv' } })
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/magic/cube'))
})

it('follows the order of the query, which goes before the chosen one, and says so', async () => {
  show(`?sort=name&query=${encodeURIComponent('t:insect order:power dir:desc')}`)
  expect(await names()).toEqual(['Bee', 'Cricket', 'Ant'])
  const box = await sort()
  expect([box.value, box.disabled, box.title]).toEqual(['power', true, 'The query orders the cards.'])
})

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { cubeCard, lookupAmong, showPage, testCube } from '../../testing/show-page'
import { cubeRights } from '../cube-rights'
import { CardsTab } from './cards-tab'

vi.hoisted(() => vi.stubGlobal('__APP_VERSION__', 1))
afterEach(cleanup)

const CARDS = [
  cubeCard('moth', {
    name: 'Lantern Moth',
    mana_cost: '{1}{W}',
    type_line: 'Creature — Insect',
    power: '1',
    toughness: '1',
  }),
  cubeCard('ash', { name: 'Paid in Ash', mana_cost: '{B}', type_line: 'Instant' }),
]

function show(at = '/magic/cube/cube/cards') {
  const cube = testCube({ cardlist: CARDS.map(({ _id }) => _id) })
  showPage(
    <CardsTab cube={cube} rights={cubeRights(cube, 'ann')} isSearching={false} onCube={() => undefined} />,
    { 'magic/card/lookup': lookupAmong(CARDS) },
    { path: '/magic/cube/:id/:tab', at },
  )
}
const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const address = () => screen.getByLabelText('address').textContent

it('shows the cards as a table in the chosen order, and keeps that in the address', async () => {
  show()
  await screen.findByText('2 cards')
  choose('table')
  await screen.findByRole('table')
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getByRole('button').textContent)).toEqual([
    'Paid in Ash',
    'Lantern Moth',
  ])
  expect(rows[1]?.textContent).toContain('Creature — Insect1/1white2')
  expect(address()).toBe('/magic/cube/cube/cards?view=table')
  choose('columns')
  await waitFor(() => expect(address()).toBe('/magic/cube/cube/cards'))
  expect(screen.queryByRole('table')).toBeNull()
})

it('shows the cards as pictures, and opens one by a click', async () => {
  show('/magic/cube/cube/cards?view=pictures')
  const pictures = await screen.findByRole('list', { name: 'Cards as pictures' })
  expect(within(pictures).getAllByRole('article')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'open Lantern Moth' }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

it('selects with Shift all rows up to one, in the order of the table', async () => {
  show('/magic/cube/cube/cards?view=table')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'select Paid in Ash' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'select Lantern Moth' }), { shiftKey: true })
  expect(await screen.findByText(/^2 cards selected|^2 selected/)).toBeTruthy()
})

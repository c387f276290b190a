import { blankCardData, type Card, cardFace, type CardFilter, matchesFilters } from '@parlour/mtg-cards'
import { cardSearch } from '@parlour/protocol'
import { cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { open } from '../../rules/testing/open'
import { LiveTable } from '../testing/live-table'

afterEach(cleanup)

const printed = (names: readonly string[], set: string, text = ''): Card => ({
  _id: `${names.join(' ')} ${set}`,
  source: 'scryfall',
  data: {
    ...blankCardData(),
    set,
    collector_number: '1',
    card_faces: names.map((name) => cardFace({ name, oracle_text: text, flavor_text: `As told in ${set}.` })),
  },
})
const DATABASE = [
  ...Array.from({ length: 80 }, (_, at) => printed([`Ash Fire ${at}`], 'abc')),
  printed(['Fire'], 'old'),
  printed(['Fire', 'Ice'], 'apc'),
  printed(['Fire', 'Ice'], 'mh2', 'Deals twice as much.'),
  printed(['Fire', 'Ice'], 'dmr'),
]

/** Searches as the server does: in order of name, and no more than were asked for. */
function search(sent: unknown) {
  const { filters, limit } = sent as { readonly filters: readonly CardFilter[]; readonly limit: number }
  return { cards: DATABASE.filter((card) => matchesFilters(card, filters)).slice(0, limit) }
}

const versionsIn = (dialog: HTMLElement) =>
  within(within(dialog).getByLabelText('version'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

async function openFor(name: string): Promise<HTMLElement> {
  render(
    <LiveTable table={open({ players: ['ann', 'bob'], ann: {} })} calls={{ [cardSearch.path]: search }} />,
  )
  fireEvent.keyDown(document.body, { key: 'j' })
  const dialog = await screen.findByRole('dialog', { name: 'Insert card' })
  fireEvent.change(within(dialog).getByLabelText('name'), { target: { value: name } })
  fireEvent.click(await within(dialog).findByRole('button', { name }))
  return dialog
}

it('says that no card has such a name', async () => {
  const dialog = await openFor('Fire // Ice')
  const name = within(dialog).getByLabelText('name')
  fireEvent.change(name, { target: { value: 'Fier' } })
  expect(await within(dialog).findByText('No card has this in its name.')).toBeTruthy()
  fireEvent.change(name, { target: { value: 'Fire' } })
  await waitFor(() => expect(within(dialog).queryByText('No card has this in its name.')).toBeNull())
})

it('lists one version of those that play the same, and every printing on request', async () => {
  const dialog = await openFor('Fire // Ice')
  await waitFor(() => expect(versionsIn(dialog)).toEqual(['apc, 1', 'mh2, 1']))
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'other printings' }))
  expect(versionsIn(dialog)).toEqual(['apc, 1', 'mh2, 1', 'dmr, 1'])
  const version = within(dialog).getByLabelText<HTMLSelectElement>('version')
  fireEvent.change(version, { target: { value: 'Fire Ice dmr' } })
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'other printings' }))
  // The chosen printing stays chosen.
  expect(version.value).toBe('Fire Ice dmr')
})

it('offers no other printings where there are none', async () => {
  const dialog = await openFor('Fire')
  await waitFor(() => expect(versionsIn(dialog)).toEqual(['old, 1']))
  expect(within(dialog).queryByRole('checkbox', { name: 'other printings' })).toBeNull()
})

it('imports a token from every menu, and a card into a zone that cannot hold tokens', async () => {
  render(<LiveTable table={open({ players: ['ann', 'bob'], ann: { hand: ['Bear'] } })} />)
  fireEvent.contextMenu(screen.getByRole('button', { name: /^hand 1/ }))
  fireEvent.click(await screen.findByRole('button', { name: /insert card/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Insert card' })
  const token = within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'token' })
  const zone = within(dialog).getByLabelText<HTMLSelectElement>('zone')
  expect([token.checked, zone.value]).toEqual([true, 'players.ann.battlefield'])
  fireEvent.change(zone, { target: { value: 'players.ann.hand' } })
  expect(token.checked).toBe(false)
})

it('imports by keyboard: Enter chooses the first found, the arrows any, Enter again imports it', async () => {
  const table = open({ players: ['ann', 'bob'], ann: {} })
  const answer = vi.spyOn(table, 'answer')
  render(<LiveTable table={table} viewer="ann" calls={{ [cardSearch.path]: search }} />)
  fireEvent.keyDown(document.body, { key: 'j' })
  const dialog = await screen.findByRole('dialog', { name: 'Insert card' })
  const field = within(dialog).getByLabelText('name')
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  field.focus()
  fireEvent.change(field, { target: { value: 'Ash Fire' } })
  await within(dialog).findByRole('button', { name: 'Ash Fire 0' })
  press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('Ash Fire 0')
  press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('Ash Fire 1')
  field.focus()
  press('Enter')
  const version = within(dialog).getByLabelText<HTMLSelectElement>('version')
  await waitFor(() => expect(version.value).toBe('Ash Fire 0 abc'))
  press('Enter')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(JSON.stringify(answer.mock.calls)).toContain('"_id":"Ash Fire 0 abc"')
})

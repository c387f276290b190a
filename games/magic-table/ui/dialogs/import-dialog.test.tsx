import { blankCardData, type Card, cardFace, type CardFilter, matchesFilters } from '@parlour/mtg-cards'
import { cardSearch } from '@parlour/protocol'
import { cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { open } from '../../rules/testing/open'
import { LiveTable } from '../testing/live-table'

afterEach(cleanup)

const printed = (names: readonly string[], set: string): Card => ({
  _id: `${names.join(' ')} ${set}`,
  source: 'scryfall',
  data: {
    ...blankCardData(),
    set,
    collector_number: '1',
    card_faces: names.map((name) => cardFace({ name })),
  },
})
const DATABASE = [
  ...Array.from({ length: 80 }, (_, at) => printed([`Ash Fire ${at}`], 'abc')),
  printed(['Fire'], 'old'),
  printed(['Fire', 'Ice'], 'apc'),
  printed(['Fire', 'Ice'], 'dmr'),
]

/** Searches as the server does: in order of name, and no more than were asked for. */
function search(sent: unknown) {
  const { filters, limit } = sent as { readonly filters: readonly CardFilter[]; readonly limit: number }
  return { cards: DATABASE.filter((card) => matchesFilters(card, filters)).slice(0, limit) }
}

it.each([
  ['Fire // Ice', ['apc, 1', 'dmr, 1']],
  ['Fire', ['old, 1']],
])('finds every version of %s, among however many that have its name in theirs', async (name, versions) => {
  render(
    <LiveTable table={open({ players: ['ann', 'bob'], ann: {} })} calls={{ [cardSearch.path]: search }} />,
  )
  fireEvent.keyDown(document.body, { key: 'j' })
  const dialog = await screen.findByRole('dialog', { name: 'Insert card' })
  fireEvent.change(within(dialog).getByLabelText('name'), { target: { value: name } })
  fireEvent.click(await within(dialog).findByRole('button', { name }))
  await waitFor(() =>
    expect(
      within(within(dialog).getByLabelText('version'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(versions),
  )
})

it('is brought by the keys alone: Enter chooses the first found, the arrows any, Enter brings it', async () => {
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

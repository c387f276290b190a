import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { cubeCard, lookupAmong, showPage, testDeck } from '../testing/show-page'
import { DeckPage } from './deck-page'

afterEach(cleanup)

const MOTH = cubeCard('moth', { name: 'Lantern Moth', mana_cost: '{R}', type_line: 'Creature' })
const save = () => screen.getByRole('button', { name: 'save' })

function show(deck = testDeck({ cardIdsByZone: { main: ['moth'], side: [], command: [] } })) {
  const saved = vi.fn()
  const shown = showPage(
    <DeckPage />,
    {
      'magic/card/lookup': lookupAmong([MOTH]),
      'magic/card/search': () => ({ cards: [MOTH], total: 1 }),
      'magic/card/by_name': () => ({ cards: [] }),
      'magic/deck/fetch': () => ({ deck }),
      'magic/deck/delete': (body) => {
        saved(body)
        return {}
      },
      'magic/deck/save': (body) => ({ deck: { ...deck, ...(body.deck as object), rev: 2 } }),
      'game/fetch': () => ({ game: { view: {} } }),
    },
    { path: '/magic/deck/:id', at: '/magic/deck/deck' },
  )
  return { ...shown, saved }
}

it('names the deck and chooses its format in place; both are saved on request', async () => {
  const { bodiesOf } = show()
  const name = await screen.findByRole('textbox', { name: 'Deck name' })
  fireEvent.change(name, { target: { value: ' Moths ' } })
  fireEvent.blur(name)
  fireEvent.change(screen.getByRole('combobox', { name: 'Format' }), { target: { value: 'modern' } })
  expect(screen.getByText('modified')).toBeTruthy()
  fireEvent.click(save())
  await waitFor(() => expect(save()).toHaveProperty('disabled', true))
  expect(bodiesOf('magic/deck/save')).toMatchObject([{ deck: { name: 'Moths', format: 'modern' } }])
})

it('keeps the name when the field is left empty', async () => {
  show()
  const name = await screen.findByRole('textbox', { name: 'Deck name' })
  fireEvent.change(name, { target: { value: '  ' } })
  fireEvent.blur(name)
  expect(name).toHaveProperty('value', 'Green things')
  expect(save()).toHaveProperty('disabled', true)
})

it('says that a deck is not legal, and why on a click', async () => {
  show(testDeck({ format: 'modern', cardIdsByZone: { main: ['moth'], side: [], command: [] } }))
  fireEvent.click(await screen.findByRole('button', { name: /not legal: 2 reasons/ }))
  expect(await screen.findByText('The main deck has 1 card; it needs 60.')).toBeTruthy()
})

it('searches only cards of the pressed colors, and any again once none is pressed', async () => {
  const { bodiesOf } = show()
  const filters = () => (bodiesOf('magic/card/search').at(-1) as { filters: unknown[] }).filters
  const red = await screen.findByRole('button', { name: /^only red/ })
  fireEvent.click(red)
  await waitFor(() => expect(filters()).toEqual([{ kind: 'colors', red: true, only: true, or: true }]))
  expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull()
  fireEvent.click(red)
  await waitFor(() => expect(red.getAttribute('aria-pressed')).toBe('false'))
})

it('deletes the deck once that is confirmed, and leaves its page', async () => {
  const { saved } = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Deck menu' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'delete' }))
  fireEvent.click(await screen.findByRole('button', { name: 'delete' }))
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/magic'))
  expect(saved).toHaveBeenCalledExactlyOnceWith({ deckId: 'deck' })
})

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { cubeCard, lookupAmong, showPage, testDeck } from '../testing/show-page'
import { DeckPage } from './deck-page'

afterEach(cleanup)

const MOTH = cubeCard('moth', { name: 'Lantern Moth', mana_cost: '{R}', type_line: 'Creature' })
const ZONES = { main: ['moth'], side: [], command: [] }

function show(deck = testDeck({ cardIdsByZone: ZONES })) {
  return showPage(
    <DeckPage />,
    {
      'magic/card/lookup': lookupAmong([MOTH]),
      'magic/card/search': () => ({ cards: [], total: 0 }),
      'magic/deck/fetch': () => ({ deck }),
      'magic/deck/save': (body) => ({ deck: { ...deck, ...(body.deck as object), rev: 2 } }),
      'game/fetch': () => ({ game: { view: { you: { picked: [{ _id: 'moth' }] } } } }),
    },
    { path: '/magic/deck/:id', at: '/magic/deck/deck' },
  )
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'save' }))
const pile = () => screen.findByRole('region', { name: 'Considering' })

it('keeps notes that are typed, once they are saved', async () => {
  const { bodiesOf } = show()
  const field = await screen.findByRole('textbox', { name: 'Notes on the deck' })
  fireEvent.change(field, { target: { value: 'Keep two lands.' } })
  await waitFor(() => expect(screen.getByText('modified')).toBeTruthy())
  save()
  await waitFor(() =>
    expect(bodiesOf('magic/deck/save')).toMatchObject([{ deck: { notes: { text: 'Keep two lands.' } } }]),
  )
  expect(field).toHaveProperty('value', 'Keep two lands.')
})

it('moves a card between the deck and the considering pile, which counts in no zone', async () => {
  const { bodiesOf } = show()
  fireEvent.click(await screen.findByRole('button', { name: /^copies of Lantern Moth/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'move one from main deck to considering pile' }))
  fireEvent.click(screen.getByRole('button', { name: 'done' }))
  const considering = within(await pile())
  expect(considering.getByRole('heading').textContent).toBe('Considering 1')
  expect(screen.getByText(/^0 main, 0 sideboard/)).toBeTruthy()
  save()
  await waitFor(() =>
    expect(bodiesOf('magic/deck/save')).toMatchObject([
      { deck: { cardIdsByZone: { main: [] }, notes: { considering: ['moth'] } } },
    ]),
  )
  fireEvent.click(considering.getByRole('button', { name: 'Lantern Moth to main' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Considering' })).toBeNull())
  expect(screen.getByText(/^1 main/)).toBeTruthy()
})

it('tags a card, and shows the deck in columns by tag', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: /^copies of Lantern Moth/ }))
  const field = await screen.findByRole('combobox', { name: 'Add a tag' })
  fireEvent.change(field, { target: { value: ' flies, early ' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.click(await screen.findByRole('button', { name: 'remove the tag early' }))
  fireEvent.click(screen.getByRole('button', { name: 'done' }))
  fireEvent.click(screen.getByRole('button', { name: 'Deck menu' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'columns by tag' }))
  const main = within(screen.getByRole('region', { name: 'Main' }))
  expect(main.getAllByRole('heading', { level: 4 }).map((head) => head.textContent)).toEqual(['flies1'])
})

it('has no considering pile for a drafted deck: what was picked stays in it', async () => {
  show(testDeck({ links: { draftId: 'draft' }, cardIdsByZone: ZONES }))
  fireEvent.click(await screen.findByRole('button', { name: /^copies of Lantern Moth/ }))
  expect(await screen.findByRole('combobox', { name: 'Add a tag' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /considering/ })).toBeNull()
})

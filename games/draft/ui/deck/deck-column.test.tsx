import { MantineProvider } from '@mantine/core'
import { blankCardData, cardFace } from '@parlour/mtg-cards'
import { type Send, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { DraftView } from '../../rules/types'
import { startDraft } from '../../rules/testing/draft-fixture'
import { cubeDraft } from '../../rules/draft-rules'
import { DeckColumn } from './deck-column'
import { OwnDeckProvider } from './own-deck'

afterEach(cleanup)

const DECK = { _id: 'deck', name: 'Picks', cardIdsByZone: { main: ['moth'], side: [], command: [] }, rev: 1 }
const MOTH = { ...blankCardData(), card_faces: [cardFace({ name: 'Lantern Moth', type_line: 'Creature' })] }

/** The view of a drafter who took the moth. */
function viewWithMoth(): DraftView {
  const view = cubeDraft.view(startDraft({ names: ['ann', 'bob'], packSize: 3 }).state, { seat: 'ann' })
  if (view.you === undefined) throw new Error('ann drafts')
  return { ...view, you: { ...view.you, picked: [{ id: 'moth', _id: 'moth', name: 'Lantern Moth' }] } }
}

const Column = ({ view }: { view: DraftView }) => (
  <OwnDeckProvider you={view.you}>
    <DeckColumn view={view} />
  </OwnDeckProvider>
)

test('a drafted card that could not be loaded says so under its name, and loads on a retry', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isAway = true
  const send = (async (call: { path: string }) => {
    if (call.path === 'magic/deck/fetch') return { deck: DECK }
    if (isAway) throw new Error('The hub is away.')
    return { cards: [{ _id: 'moth', source: 'custom', data: MOTH }] }
  }) as Send
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <SendProvider send={send}>
          <Column view={viewWithMoth()} />
        </SendProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('Some cards could not be loaded.')
  expect(screen.getByText('Lantern Moth')).toBeTruthy()
  expect(screen.queryByText(/unknown card/)).toBeNull()
  isAway = false
  fireEvent.click(screen.getByRole('button', { name: 'try again' }))
  expect(await screen.findByRole('button', { name: /^Lantern Moth/ })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  log.mockRestore()
})

test('a pick stands in the deck with the view that shows it, without asking for the deck again', async () => {
  let asked = 0
  const send = (async (call: { path: string }) => {
    if (call.path === 'magic/deck/fetch') {
      asked += 1
      return { deck: DECK }
    }
    return { cards: [{ _id: 'moth', source: 'custom', data: MOTH }] }
  }) as Send
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const column = (view: DraftView) => (
    <MantineProvider>
      <QueryClientProvider client={queries}>
        <SendProvider send={send}>
          <Column view={view} />
        </SendProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
  const one = viewWithMoth()
  const { rerender } = render(column(one))
  expect(await screen.findByRole('heading', { name: /^Deck ?1$/ })).toBeTruthy()
  const { you } = one
  if (you === undefined) throw new Error('ann drafts')
  rerender(
    column({
      ...one,
      you: { ...you, picked: [...you.picked, { id: 'moth(2)', _id: 'moth', name: 'Lantern Moth' }] },
    }),
  )
  expect(screen.getByRole('heading', { name: /^Deck ?2$/ })).toBeTruthy()
  expect(asked).toBe(1)
})

test('without a deck, as in a look back, it lists what had been picked', async () => {
  const { you, ...view } = viewWithMoth()
  if (you === undefined) throw new Error('ann drafts')
  const { deckId: _deck, ...picks } = you
  const send = (async (call: { path: string }) => {
    if (call.path === 'magic/deck/fetch') throw new Error('There is no deck.')
    return { cards: [{ _id: 'moth', source: 'custom', data: MOTH }] }
  }) as Send
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <SendProvider send={send}>
          <Column view={{ ...view, you: picks }} />
        </SendProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
  const list = await screen.findByRole('list', { name: 'Picked so far' })
  expect(list.textContent).toBe('Lantern Moth')
})

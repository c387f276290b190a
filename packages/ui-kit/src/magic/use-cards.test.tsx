import { blankCardData, type Card } from '@parlour/mtg-cards'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Send, SendProvider } from '../api'
import { CARD_CHANGED, useCards } from './use-cards'

afterEach(cleanup)

function Names({ ids }: { ids: readonly string[] }) {
  const { cards, loading } = useCards(ids)
  return <p>{loading ? 'loading' : ids.map((id) => cards.get(id)?.source ?? 'none').join(' ')}</p>
}
const record = (id: string, source: Card['source']): Card => ({ _id: id, source, data: blankCardData() })

test('looks up all cards in one call, once, and a changed one again', async () => {
  const asked: unknown[] = []
  let source: Card['source'] = 'scryfall'
  const send = vi.fn(async (_call: unknown, body: { ids: string[] }) => {
    asked.push(body.ids)
    return { cards: body.ids.filter((id) => id !== 'gone').map((id) => record(id, source)) }
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SendProvider send={send as Send}>
        <Names ids={['a', 'b', 'a', 'gone']} />
        <Names ids={['b']} />
      </SendProvider>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(screen.getByText('scryfall scryfall scryfall none')).toBeTruthy())
  expect(asked).toEqual([['a', 'b', 'gone']])
  source = 'custom'
  act(() => void window.dispatchEvent(new CustomEvent(CARD_CHANGED, { detail: { cardId: 'b' } })))
  await waitFor(() => expect(screen.getByText('scryfall custom scryfall none')).toBeTruthy())
  expect(asked).toEqual([['a', 'b', 'gone'], ['b']])
})

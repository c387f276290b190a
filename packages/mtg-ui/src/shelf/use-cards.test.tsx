import { blankCardData, type Card } from '@parlour/mtg-cards'
import { type Send, SendProvider } from '@parlour/ui-kit'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cardShelf } from './card-shelf'
import { useCards } from './use-cards'

/** A hub with cards of this source; what it was asked, and how to let it answer. */
let source: Card['source']
let asked: (readonly string[])[]
let isAway: boolean
const record = (id: string): Card => ({ _id: id, source, data: blankCardData() })
const hub = (): Send => async (_call, body) => {
  const { ids } = body as { readonly ids: readonly string[] }
  asked.push(ids)
  if (isAway) throw new Error('The hub is away.')
  return { cards: ids.filter((id) => id !== 'gone').map(record) } as never
}

let seen: unknown[]
function Sources({ ids }: { readonly ids: readonly string[] }) {
  const { cards, loading } = useCards(ids)
  seen.push(cards)
  return <p>{loading ? 'loading' : ids.map((id) => cards.get(id)?.source ?? 'none').join(' ')}</p>
}
const page = (send: Send, ...lists: (readonly string[])[]) => (
  <SendProvider send={send}>
    {lists.map((ids, index) => (
      <Sources key={index} ids={ids} />
    ))}
  </SendProvider>
)
const shown = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeTruthy())

beforeEach(() => {
  source = 'scryfall'
  asked = []
  isAway = false
  seen = []
})
afterEach(cleanup)

describe('the cards of a page', () => {
  it('are looked up in one call, once, and a changed one again', async () => {
    const send = hub()
    const { rerender } = render(page(send, ['a', 'b', 'a', 'gone'], ['b']))
    await shown('scryfall scryfall scryfall none')
    expect(asked).toEqual([['a', 'b', 'gone']])
    source = 'custom'
    act(() => cardShelf(send).renew(['b', 'of nobody']))
    await shown('scryfall custom scryfall none')
    rerender(page(send, ['a', 'b', 'a', 'gone'], ['b', 'c']))
    await shown('custom custom')
    expect(asked).toEqual([['a', 'b', 'gone'], ['b'], ['c']])
  })

  it('are those that the hub answered to an edit', async () => {
    const send = hub()
    render(page(send, ['a', 'b']))
    await shown('scryfall scryfall')
    source = 'custom'
    act(() => cardShelf(send).keep(record('a')))
    await shown('custom scryfall')
    expect(asked).toHaveLength(1)
  })

  it('stay as they are for whoever shows others than the changed one', async () => {
    const send = hub()
    render(page(send, ['a']))
    await shown('scryfall')
    const before = seen.at(-1)
    const renders = seen.length
    act(() => cardShelf(send).keep(record('b')))
    expect(seen).toHaveLength(renders)
    expect(seen.at(-1)).toBe(before)
  })

  it('are looked up again after the hub was away, and stand meanwhile', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const send = hub()
    isAway = true
    render(page(send, ['a']))
    await shown('none')
    isAway = false
    act(() => cardShelf(send).renew('failed'))
    await shown('scryfall')
    isAway = true
    act(() => cardShelf(send).renew('all'))
    await waitFor(() => expect(asked).toHaveLength(3))
    await shown('scryfall')
    vi.restoreAllMocks()
  })

  it('are shown as the hub last sent them, also when one changes while it is looked up', async () => {
    const answers: ((cards: readonly Card[]) => void)[] = []
    const send: Send = () => new Promise((resolve) => answers.push((cards) => resolve({ cards } as never)))
    render(page(send, ['a']))
    await waitFor(() => expect(answers).toHaveLength(1))
    cardShelf(send).renew(['a'])
    act(() => answers[0]?.([record('a')]))
    await waitFor(() => expect(answers).toHaveLength(2))
    source = 'custom'
    act(() => answers[1]?.([record('a')]))
    await shown('custom')
  })
})

import type { WireDeck } from '@parlour/protocol'
import { CallError } from '@parlour/ui-kit'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cubeCard, type Hub, lookupAmong, showPage, testDeck } from '../testing/show-page'
import { DeckPage } from './deck-page'

afterEach(cleanup)

const MOTH = {
  ...cubeCard('moth', { name: 'Lantern Moth', type_line: 'Creature' }),
  source: 'scryfall' as const,
}
const deck = testDeck({ cardIdsByZone: { main: ['moth'], side: [], command: [] } })

interface ShowOptions {
  /** The addresses visited before this page. */
  readonly before?: readonly string[]
  readonly lookup?: Hub[string]
  /** What the viewer sees of the deck's draft. */
  readonly view?: object
}

/** A hub that holds one deck and refuses stale saves. */
function show(
  at = '/magic/deck/deck',
  stored: WireDeck = deck,
  { before = [], lookup = lookupAmong([MOTH]), view }: ShowOptions = {},
) {
  let current = stored
  return showPage(
    <DeckPage />,
    {
      'magic/card/lookup': lookup,
      'magic/card/search': ({ query }) => {
        if (query === 's:xyz') throw new CallError('There is no set "xyz".', { httpStatus: 400 })
        return { cards: [MOTH], total: 2345 }
      },
      'magic/deck/fetch': (body) => {
        if (body.deckId === 'gone') throw new CallError('There is no deck', { httpStatus: 404 })
        if (body.deckId !== 'deck') throw new CallError('deckId is not a well-formed id', { httpStatus: 400 })
        return { deck: view === undefined ? deck : stored }
      },
      'game/fetch': () => ({ game: { view } }),
      'magic/deck/save': (body) => {
        const sent = body.deck as WireDeck
        if (sent.rev !== current.rev)
          throw new CallError('changed', { httpStatus: 409, code: 'conflict', current })
        current = { ...current, ...sent, rev: sent.rev + 1 }
        return { deck: current }
      },
    },
    { path: '/magic/deck/:id', at, before },
  )
}
/** Shows a draft deck: the moth was picked and is in the sideboard. */
const showDraftDeck = (source: object) =>
  show(
    '/magic/deck/deck',
    testDeck({ links: { draftId: 'draft' }, cardIdsByZone: { main: [], side: ['moth'], command: [] } }),
    { view: { ...source, you: { picked: [{ _id: 'moth' }] } } },
  )
const deckColumn = () => within(screen.getByRole('region', { name: 'Deck' }))
/** How many cards the heading of the main deck says there are. */
const mainSize = () =>
  deckColumn()
    .queryByRole('heading', { name: /^Main/ })
    ?.textContent?.match(/^Main (\d+)/)?.[1]
const save = () => screen.getByRole('button', { name: 'save' })

/** Returns the first request of each search. */
const searchesOf = (bodies: readonly unknown[]) =>
  bodies.flatMap((body) => {
    const { offset, source, ids, cubeId, filters, distinct } = body as Record<string, unknown>
    return offset === 0 ? [{ source, ids, cubeId, filters, distinct }] : []
  })
const place = (name: string) => screen.findByRole('radio', { name })

describe('the search of the deck builder', () => {
  it('searches all cards, including those of cubes', async () => {
    const { bodiesOf } = show()
    await waitFor(() =>
      expect(searchesOf(bodiesOf('magic/card/search'))).toMatchObject([{ source: 'all', distinct: true }]),
    )
  })

  it('starts with the pool for a draft deck, and offers the cube and all cards', async () => {
    const { bodiesOf } = showDraftDeck({ cubeId: 'cube' })
    expect(await place('pool')).toHaveProperty('checked', true)
    fireEvent.click(await place('cube'))
    fireEvent.click(await place('all cards'))
    await waitFor(() =>
      expect(searchesOf(bodiesOf('magic/card/search'))).toMatchObject([
        { source: 'all', ids: ['moth'], distinct: false },
        { source: 'all', cubeId: 'cube', distinct: true },
        { source: 'all', cubeId: undefined, ids: undefined },
      ]),
    )
  })

  it('says why the server refuses a query, and hides the earlier results', async () => {
    show()
    expect(await screen.findByText('2,345 found')).toBeTruthy()
    const line = screen.getByRole('searchbox', { name: 'Query' })
    fireEvent.change(line, { target: { value: 's:xyz' } })
    expect(await screen.findByText('There is no set "xyz".')).toBeTruthy()
    expect(screen.queryByText('2,345 found')).toBeNull()
  })

  it('shows the sort order that the query sets, and lets nobody choose another', async () => {
    const { bodiesOf } = show()
    await screen.findByText('2,345 found')
    const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
    expect([sort.value, sort.disabled]).toEqual(['name', false])
    const line = screen.getByRole('searchbox', { name: 'Query' })
    fireEvent.change(line, { target: { value: 't:elf order:power' } })
    fireEvent.keyDown(line, { key: 'Enter' })
    await waitFor(() => expect([sort.value, sort.disabled]).toEqual(['power', true]))
    expect(bodiesOf('magic/card/search').at(-1)).toMatchObject({ query: 't:elf order:power' })
  })

  it('adds a card by Enter only once the search for the typed name is done', async () => {
    show()
    await screen.findByText('2,345 found')
    await waitFor(() => expect(mainSize()).toBe('1'))
    const field = screen.getByRole('searchbox', { name: 'Query' })
    fireEvent.change(field, { target: { value: 'moth' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(mainSize()).toBe('1')
    await waitFor(() => {
      fireEvent.keyDown(field, { key: 'Enter' })
      expect(mainSize()).not.toBe('1')
    })
  })

  it('offers the set of a set draft', async () => {
    const { bodiesOf } = showDraftDeck({ set: { name: 'Old', code: 'old', set_type: 'core' } })
    fireEvent.click(await place('set'))
    await waitFor(() =>
      expect(searchesOf(bodiesOf('magic/card/search')).at(-1)).toMatchObject({
        filters: [{ kind: 'set', operator: 'or', value: ['old'] }],
      }),
    )
  })
})

it('shows another user’s deck read-only', async () => {
  show(
    '/magic/deck/deck',
    testDeck({ userId: 'bob', cardIdsByZone: { main: ['moth'], side: [], command: [] } }),
    {
      view: {},
    },
  )
  expect(await screen.findByText(/^bob built this deck/)).toBeTruthy()
  expect(await screen.findByRole('button', { name: /Lantern Moth/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'save' })).toBeNull()
  expect(screen.queryByRole('searchbox')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /Lantern Moth/ }))
  expect(screen.getByLabelText('address').textContent).toBe('/magic/card/moth')
})

describe('the deck builder', () => {
  it('says that no deck is selected, and that the list shows only the first 1000 cards', async () => {
    show('/magic/deck/other')
    expect(await screen.findByText('No deck selected')).toBeTruthy()
    expect(
      await screen.findByText(/^For performance reasons, only 1000 cards .* currently 2345 cards/),
    ).toBeTruthy()
  })

  it('reports no unknown card and no illegal deck if the cards could not be loaded', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const lookup = () => {
      throw new CallError('The hub is away.', { httpStatus: 503 })
    }
    show('/magic/deck/deck', { ...deck, format: 'modern' }, { lookup })
    expect(await deckColumn().findByText('Some cards could not be loaded.')).toBeTruthy()
    expect(deckColumn().queryByText(/unknown card/)).toBeNull()
    expect(screen.queryByText(/legal/i)).toBeNull()
    log.mockRestore()
  })

  it.each(['gone', 'mistyped'])('says in plain words that there is no deck at an address: %s', async (id) => {
    show(`/magic/deck/${id}`)
    expect(await deckColumn().findByText(/^Deck not found/)).toBeTruthy()
    expect(deckColumn().queryByText(/well-formed/)).toBeNull()
  })

  it('is modified by an edit until it is saved', async () => {
    const { bodiesOf } = show()
    await waitFor(() => expect(mainSize()).toBe('1'))
    expect(save()).toHaveProperty('disabled', true)
    fireEvent.click(await deckColumn().findByRole('button', { name: /^copies of Lantern Moth/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'one more in the main deck' }))
    fireEvent.click(screen.getByRole('button', { name: 'one more in the sideboard' }))
    fireEvent.click(screen.getByRole('button', { name: 'done' }))
    await waitFor(() => expect(mainSize()).toBe('2'))
    expect(bodiesOf('magic/deck/save')).toEqual([])
    fireEvent.click(save())
    await waitFor(() => expect(save()).toHaveProperty('disabled', true))
    expect(bodiesOf('magic/deck/save')).toMatchObject([
      { deck: { cardIdsByZone: { main: ['moth', 'moth'], side: ['moth'], command: [] }, rev: 1 } },
    ])
  })

  describe('that is modified', () => {
    const address = () => screen.getByRole('status', { name: 'address' }).textContent
    async function leaveModified() {
      const shown = show('/magic/deck/deck', deck, { before: ['/magic'] })
      fireEvent.click(await deckColumn().findByRole('button', { name: /^copies of Lantern Moth/ }))
      fireEvent.click(await screen.findByRole('button', { name: 'one more in the main deck' }))
      fireEvent.click(screen.getByRole('button', { name: 'done' }))
      void shown.back()
      await screen.findByRole('dialog', { name: 'Unsaved changes' })
      return shown
    }

    it('asks before the back button leaves the page, and stays or leaves as chosen', async () => {
      const { back } = await leaveModified()
      fireEvent.click(screen.getByRole('button', { name: 'stay' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(address()).toBe('/magic/deck/deck')
      expect(mainSize()).toBe('2')
      void back()
      fireEvent.click(await screen.findByRole('button', { name: 'discard' }))
      await waitFor(() => expect(address()).toBe('/magic'))
    })

    it('is saved before leaving if that is chosen', async () => {
      const { bodiesOf } = await leaveModified()
      fireEvent.click(screen.getByRole('button', { name: 'save and leave' }))
      await waitFor(() => expect(address()).toBe('/magic'))
      expect(bodiesOf('magic/deck/save')).toMatchObject([
        { deck: { cardIdsByZone: { main: ['moth', 'moth'] } } },
      ])
    })
  })

  it('merges with what another page saved meanwhile', async () => {
    const elsewhere = { ...deck, rev: 5, cardIdsByZone: { main: ['moth'], side: ['heron'], command: [] } }
    const { bodiesOf } = show('/magic/deck/deck', elsewhere)
    fireEvent.click(await deckColumn().findByRole('button', { name: /^copies of Lantern Moth/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'one more in the main deck' }))
    fireEvent.click(screen.getByRole('button', { name: 'done' }))
    fireEvent.click(save())
    await waitFor(() => expect(bodiesOf('magic/deck/save')).toHaveLength(2))
    expect(bodiesOf('magic/deck/save')[1]).toMatchObject({
      deck: { cardIdsByZone: { main: ['moth', 'moth'], side: ['heron'] }, rev: 5 },
    })
  })

  it('leaves out what no longer fits a deck that another page saved meanwhile, says so, and saves the rest', async () => {
    const elsewhere = { ...deck, rev: 5, cardIdsByZone: { main: [], side: [], command: [] } }
    const { bodiesOf } = show('/magic/deck/deck', elsewhere)
    fireEvent.click(await deckColumn().findByRole('button', { name: /^copies of Lantern Moth/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'one more in the sideboard' }))
    fireEvent.click(screen.getByRole('button', { name: 'one less in the main deck' }))
    fireEvent.click(screen.getByRole('button', { name: 'done' }))
    fireEvent.click(save())
    expect((await deckColumn().findByRole('alert')).textContent).toBe(
      'The deck was changed elsewhere: one of your changes no longer fits and was left out. The rest is saved.',
    )
    expect(bodiesOf('magic/deck/save')[1]).toMatchObject({
      deck: { cardIdsByZone: { main: [], side: ['moth'] }, rev: 5 },
    })
    expect(save()).toHaveProperty('disabled', true)
    expect(mainSize()).toBe('0')
  })
})

import { blankCardData, type Card, creationRecord } from '@parlour/mtg-cards'
import { cardLookup } from '@parlour/protocol'
import type { Send } from '@parlour/ui-kit'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createCardCache } from './card-cache'
import type { CardVersions } from './card-store'
import { memoryCardStore } from './memory-card-store'

const card = (_id: string, source: Card['source'], rev = 1): Card => ({
  _id,
  source,
  rev,
  data: blankCardData(),
})

/** A hub with cards that can change, and what it was asked. */
let cards: Card[]
let versions: CardVersions
let asked: string[]
const send: Send = async (call, body) => {
  const { ids, since } = body as { ids?: string[]; since?: number }
  asked.push(`${call.path} ${(ids ?? []).join(',')}${since ?? ''}`.trim())
  const answers: Record<string, unknown> = {
    'magic/card/versions': { versions },
    'magic/card/lookup': { cards: cards.filter(({ _id }) => ids?.includes(_id)) },
    'magic/card/all': {
      custom: { cards: cards.filter((one) => (one.rev ?? 0) > 1), version: versions.custom },
    },
  }
  return answers[call.path] as never
}
const revs = async (cache: { readonly send: Send }, ids: string[]) => {
  const answer = await cache.send(cardLookup, { ids })
  return answer.cards.map(({ _id, rev }) => `${_id}${rev}`).toSorted()
}

beforeEach(() => {
  cards = [card('moth', 'custom'), card('heron', 'scryfall')]
  versions = { custom: 4, scryfall: 'a' }
  asked = []
})

describe('kept cards', () => {
  it('are asked for once, also on the next visit', async () => {
    const store = memoryCardStore()
    expect(await revs(createCardCache(send, Promise.resolve(store)), ['moth', 'heron'])).toEqual([
      'heron1',
      'moth1',
    ])
    asked = []
    const next = createCardCache(send, Promise.resolve(store))
    expect(await revs(next, ['moth', 'heron'])).toEqual(['heron1', 'moth1'])
    expect(await revs(next, ['moth'])).toEqual(['moth1'])
    expect(asked).toEqual(['magic/card/versions'])
  })

  it('are looked up all the same where the browser has no room', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const full = () => Promise.reject(new DOMException('quota', 'QuotaExceededError'))
    const store = { ...memoryCardStore(), put: full, setVersions: full }
    expect(await revs(createCardCache(send, Promise.resolve(store)), ['moth'])).toEqual(['moth1'])
    logged.mockRestore()
  })

  it('take only what changed when the custom version grew', async () => {
    const store = memoryCardStore()
    await revs(createCardCache(send, Promise.resolve(store)), ['moth', 'heron'])
    cards = [card('moth', 'custom', 2), card('elsewhere', 'custom', 2), card('heron', 'scryfall')]
    versions = { custom: 6, scryfall: 'a' }
    asked = []
    expect(await revs(createCardCache(send, Promise.resolve(store)), ['moth', 'heron'])).toEqual([
      'heron1',
      'moth2',
    ])
    expect(asked).toEqual(['magic/card/versions', 'magic/card/all 4'])
    expect(await store.get(['elsewhere'])).toEqual([])
  })

  it('of the provider expire with its release, custom ones when the server was reset', async () => {
    const store = memoryCardStore()
    await revs(createCardCache(send, Promise.resolve(store)), ['moth', 'heron'])
    versions = { custom: 4, scryfall: 'b' }
    asked = []
    await revs(createCardCache(send, Promise.resolve(store)), ['moth', 'heron'])
    expect(asked).toEqual(['magic/card/versions', 'magic/card/lookup heron'])
    versions = { custom: 1, scryfall: 'b' }
    asked = []
    await revs(createCardCache(send, Promise.resolve(store)), ['moth', 'heron'])
    expect(asked).toEqual(['magic/card/versions', 'magic/card/lookup moth'])
  })

  it('with a scar whose author is still secret are asked for until they are named', async () => {
    const cache = createCardCache(send, Promise.resolve(memoryCardStore()))
    const [plain, other] = cards
    if (plain === undefined || other === undefined) throw new Error('cards')
    const scarredBy = (userId: string): Card => ({
      ...plain,
      changes: [creationRecord({ userId, date: '2026-01-01T00:00:00.000Z', comment: 'scarred' })],
    })
    cards = [scarredBy(''), other]
    await revs(cache, ['moth', 'heron'])
    cards = [scarredBy('bob'), other]
    const { cards: named } = await cache.send(cardLookup, { ids: ['moth', 'heron'] })
    expect(named.find(({ _id }) => _id === 'moth')?.changes?.[0]?.userId).toBe('bob')
    asked = []
    await revs(cache, ['moth', 'heron'])
    expect(asked).toEqual([])
  })

  it('are not given to whoever asks for whole cards, which come from the hub', async () => {
    const cache = createCardCache(send, Promise.resolve(memoryCardStore()))
    await revs(cache, ['moth'])
    asked = []
    await cache.send(cardLookup, { ids: ['moth'], whole: true })
    expect(asked).toEqual(['magic/card/lookup moth'])
  })

  it('are answered although the browser has no room to keep them', async () => {
    const full = { ...memoryCardStore(), put: () => Promise.reject(new Error('QuotaExceededError')) }
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const cache = createCardCache(send, Promise.resolve(full))
    expect(await revs(cache, ['moth', 'heron'])).toEqual(['heron1', 'moth1'])
    expect(said).toHaveBeenCalledOnce()
    said.mockRestore()
  })

  it('are compared with the hub before the first look-up, and again where that failed', async () => {
    const cache = createCardCache(send, Promise.resolve(memoryCardStore()))
    cache.begin()
    await expect.poll(() => asked).toEqual(['magic/card/versions'])
    await revs(cache, ['moth'])
    expect(asked).toEqual(['magic/card/versions', 'magic/card/lookup moth'])
    let isOffline = true
    const flaky: Send = (call, body) => (isOffline ? Promise.reject(new Error('offline')) : send(call, body))
    const other = createCardCache(flaky, Promise.resolve(memoryCardStore()))
    other.begin()
    await expect(revs(other, ['moth'])).rejects.toThrow('offline')
    isOffline = false
    expect(await revs(other, ['moth'])).toEqual(['moth1'])
  })

  it('that changed are looked up again; versions are compared again after pushes may have been missed', async () => {
    const cache = createCardCache(send, Promise.resolve(memoryCardStore()))
    await revs(cache, ['moth'])
    cards = [card('moth', 'custom', 2)]
    await cache.forget('moth')
    expect(await revs(cache, ['moth'])).toEqual(['moth2'])
    asked = []
    expect(await cache.checkAgain()).toBe(false)
    await revs(cache, ['moth'])
    expect(asked).toEqual(['magic/card/versions'])
    versions = { custom: 5, scryfall: 'a' }
    expect(await cache.checkAgain()).toBe(true)
    expect(await cache.checkAgain()).toBe(false)
  })
})

import type { Card, CardSource } from '@parlour/mtg-cards'
import type { CardStore, CardVersions } from './card-store'
import { memoryCardStore } from './memory-card-store'

const CARDS = 'cards'
const VERSIONS = 'versions'
const BY_SOURCE = 'source'
const CURRENT = 'current'

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser store failed'))
  })
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser store failed'))
  })
}

async function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(CARDS, { keyPath: '_id' }).createIndex(BY_SOURCE, 'source')
    request.result.createObjectStore(VERSIONS)
  }
  return done(request)
}

/**
 * The browser's own database as the place for one user's cards: what another user may see stays apart. A browser that refuses
 * one (some private windows) keeps them while the page is open.
 */
export const browserCardStore = (userId: string): Promise<CardStore> =>
  open(`parlour-cards-${userId}`).then(storeIn, memoryCardStore)

function storeIn(database: IDBDatabase): CardStore {
  const on = (name: string, mode: IDBTransactionMode) => database.transaction(name, mode).objectStore(name)
  return {
    get: async (ids) => {
      const cards = on(CARDS, 'readonly')
      const found = await Promise.all(ids.map((id) => done<unknown>(cards.get(id))))
      return found.filter(isCard)
    },
    put: async (list) => {
      const cards = on(CARDS, 'readwrite')
      for (const card of list) cards.put(card)
      await ended(cards.transaction)
    },
    remove: async (id) => {
      const cards = on(CARDS, 'readwrite')
      cards.delete(id)
      await ended(cards.transaction)
    },
    clear: (source) => clearSource(on(CARDS, 'readwrite'), source),
    versions: async () => {
      const kept = await done<unknown>(on(VERSIONS, 'readonly').get(CURRENT))
      return isVersions(kept) ? kept : {}
    },
    setVersions: async (versions) => {
      const store = on(VERSIONS, 'readwrite')
      store.put(versions, CURRENT)
      await ended(store.transaction)
    },
  }
}

function clearSource(cards: IDBObjectStore, source: CardSource): Promise<void> {
  const request = cards.index(BY_SOURCE).openKeyCursor(IDBKeyRange.only(source))
  request.onsuccess = () => {
    const cursor = request.result
    if (cursor === null) return
    cards.delete(cursor.primaryKey)
    cursor.continue()
  }
  return ended(cards.transaction)
}

/** What this module put there: another shape would be of another release, and counts as nothing. */
const isCard = (value: unknown): value is Card =>
  typeof value === 'object' && value !== null && '_id' in value && 'data' in value
const isVersions = (value: unknown): value is CardVersions => typeof value === 'object' && value !== null

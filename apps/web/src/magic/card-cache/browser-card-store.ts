import type { Card } from '@parlour/mtg-cards'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { CardStore, CardVersions } from './card-store'
import { memoryCardStore } from './memory-card-store'

interface CardDatabase extends DBSchema {
  readonly cards: {
    readonly key: string
    readonly value: Card
    readonly indexes: { readonly source: string }
  }
  readonly versions: { readonly key: string; readonly value: CardVersions }
}

const CURRENT = 'current'
/** How many are written before the page may draw again: each is copied, which blocks the page. */
const CARDS_AT_ONCE = 20

/**
 * The browser's own database as the place for one user's cards: what another user may see stays apart. A
 * browser that refuses one (some private windows) keeps them while the page is open.
 */
export const browserCardStore = (userId: string): Promise<CardStore> =>
  openDatabase(userId).then(storeIn, memoryCardStore)

// Async, so that a browser without databases, where the name itself throws, rejects like one that refuses to
// open one.
const openDatabase = async (userId: string) =>
  openDB<CardDatabase>(`parlour-cards-${userId}`, 1, {
    upgrade: (database) => {
      database.createObjectStore('cards', { keyPath: '_id' }).createIndex('source', 'source')
      database.createObjectStore('versions')
    },
  })

function storeIn(database: IDBPDatabase<CardDatabase>): CardStore {
  const writing = () => database.transaction('cards', 'readwrite')
  return {
    get: async (ids) => {
      const { store } = database.transaction('cards')
      const found: unknown[] = await Promise.all(ids.map((id) => store.get(id)))
      return found.filter(isCard)
    },
    put: async (list) => {
      const { store, done } = writing()
      const putAll = async () => {
        for (let from = 0; from < list.length; from += CARDS_AT_ONCE)
          await Promise.all(list.slice(from, from + CARDS_AT_ONCE).map((card) => store.put(card)))
      }
      await Promise.all([putAll(), done])
    },
    remove: (id) => database.delete('cards', id),
    clear: async (source) => {
      const { store, done } = writing()
      const keys = await store.index('source').getAllKeys(source)
      await Promise.all([...keys.map((id) => store.delete(id)), done])
    },
    versions: async () => {
      const stored: unknown = await database.get('versions', CURRENT)
      return isVersions(stored) ? stored : {}
    },
    setVersions: async (versions) => {
      await database.put('versions', versions, CURRENT)
    },
  }
}

/** What this module put there: another shape would be of another release, and counts as nothing. */
const isCard = (value: unknown): value is Card =>
  typeof value === 'object' && value !== null && '_id' in value && 'data' in value
const isVersions = (value: unknown): value is CardVersions => typeof value === 'object' && value !== null

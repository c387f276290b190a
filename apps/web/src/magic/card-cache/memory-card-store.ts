import type { Card } from '@parlour/mtg-cards'
import type { CardStore, CardVersions } from './card-store'

/** Keeps cards while the page is open, where the browser offers no storage. */
export function memoryCardStore(): CardStore {
  const cards = new Map<string, Card>()
  let current: CardVersions = {}
  return {
    get: async (ids) => ids.flatMap((id) => cards.get(id) ?? []),
    put: async (list) => {
      for (const card of list) cards.set(card._id, card)
    },
    remove: async (id) => void cards.delete(id),
    clear: async (source) => {
      for (const card of cards.values()) if (card.source === source) cards.delete(card._id)
    },
    versions: async () => current,
    setVersions: async (versions) => {
      current = versions
    },
  }
}

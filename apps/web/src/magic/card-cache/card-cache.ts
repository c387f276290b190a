import type { Card } from '@parlour/mtg-cards'
import { cardAll, cardLookup, cardVersions } from '@parlour/protocol'
import type { Send } from '@parlour/ui-kit'
import type { CardStore, CardVersions } from './card-store'

export interface CardCache {
  /** The way to the server; look-ups are answered from the kept cards where those are still right. */
  readonly send: Send
  /** A card changed: it is looked up again. */
  readonly forget: (cardId: string) => Promise<void>
  /** Compares the versions while the page that will look up cards is still loading. */
  readonly begin: () => void
  /**
   * News may have been missed: compares the versions again, also for the next look-up. Returns whether they
   * moved since the last time, so that what was looked up may be out of date; no when the server could not be
   * asked.
   */
  readonly checkAgain: () => Promise<boolean>
}

/**
 * Keeps the cards that pages looked up. Before the first look-up the versions are compared: another release
 * of the provider's cards drops those, and of custom cards only what changed since is fetched (rules: hub 6).
 */
export function createCardCache(send: Send, opening: Promise<CardStore>): CardCache {
  let checked: Promise<void> | undefined
  let current: CardVersions | undefined
  async function matchCurrent(): Promise<void> {
    try {
      current = await matchVersions(send, await opening)
    } catch (error) {
      checked = undefined
      throw error
    }
  }
  const check = (): Promise<void> => (checked ??= matchCurrent())
  async function lookup(ids: readonly string[]): Promise<{ cards: Card[] }> {
    const store = await opening
    await check()
    const cached = (await store.get(ids)).filter(isWhole)
    const cachedIds = new Set(cached.map(({ _id }) => _id))
    const missing = ids.filter((id) => !cachedIds.has(id))
    if (missing.length === 0) return { cards: [...cached] }
    const { cards } = await send(cardLookup, { ids: [...missing] })
    // The caller does not wait for that; what a full store cannot keep is fetched again another time.
    store.put(cards).catch((error: unknown) => console.error('cards were not kept', error))
    return { cards: [...cached, ...cards] }
  }
  return {
    send: async (call, body) =>
      call.path === cardLookup.path && !isOfWhole(body) ? await lookup(idsOf(body)) : send(call, body),
    forget: async (cardId) => (await opening).remove(cardId),
    // When this fails, the next look-up asks again and reports the failure.
    begin: () => void check().catch(() => undefined),
    checkAgain: async () => {
      const before = current
      checked = undefined
      await check().catch(() => undefined)
      if (before === undefined || current === undefined) return false
      return before.custom !== current.custom || before.scryfall !== current.scryfall
    },
  }
}

/** Scars have no author while their draft runs, so such a card is fetched again later. */
const isWhole = ({ changes = [] }: Card): boolean => changes.every(({ userId }) => userId !== '')

/** What is kept is what pages show. */
const isOfWhole = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'whole' in body && body.whole === true

function idsOf(body: unknown): readonly string[] {
  const ids: unknown = typeof body === 'object' && body !== null && 'ids' in body ? body.ids : undefined
  if (!Array.isArray(ids)) throw new Error('A look-up names ids')
  return ids.filter((id) => typeof id === 'string')
}

/** Brings the kept cards up to the server's versions. Returns these versions. */
async function matchVersions(send: Send, store: CardStore): Promise<CardVersions> {
  const [before, { versions }] = await Promise.all([store.versions(), send(cardVersions, {})])
  if (before.scryfall !== versions.scryfall) await store.clear('scryfall')
  const since = before.custom
  const isKnown = since !== undefined && versions.custom !== undefined && since <= versions.custom
  if (!isKnown) await store.clear('custom')
  else if (since !== versions.custom) await takeChanges(send, store, since)
  // Where there is no room, the next visit compares again.
  await store.setVersions(versions).catch((error: unknown) => console.error('versions were not kept', error))
  return versions
}

/** Only those changed cards that are kept here matter. */
async function takeChanges(send: Send, store: CardStore, since: number): Promise<void> {
  const changed = (await send(cardAll, { source: 'custom', since })).custom?.cards ?? []
  const cachedIds = new Set((await store.get(changed.map(({ _id }) => _id))).map(({ _id }) => _id))
  await store.put(changed.filter(({ _id }) => cachedIds.has(_id)))
}

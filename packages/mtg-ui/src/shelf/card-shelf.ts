import type { Card } from '@parlour/mtg-cards'
import { cardLookup } from '@parlour/protocol'
import type { Send } from '@parlour/ui-kit'

/** The most ids per call. */
const MOST_IDS = 2000

/** The records that were found, by id. */
export type CardsById = ReadonlyMap<string, Card>

/** What is known of some cards. */
export interface ShelfView {
  readonly cards: CardsById
  /** Some are still being looked up. */
  readonly loading: boolean
  /** The look-up of some failed, so whether such cards exist is unknown. */
  readonly failed: boolean
}

/** The records that pages looked up by one way to the server. */
export interface CardShelf {
  /** Looks up those that are not known yet; ids requested in the same tick share one call. */
  readonly want: (ids: readonly string[]) => void
  /** Looks up requested cards again: these, or all, or those whose look-up failed. */
  readonly renew: (which: readonly string[] | 'all' | 'failed') => void
  /** Stores a record that the server returned. */
  readonly keep: (card: Card) => void
  /**
   * Returns a function that reads what is known of some cards; its result keeps its identity until one of
   * them changes.
   */
  readonly viewOf: (ids: readonly string[]) => () => ShelfView
  /** Subscribes to changes; returns the function that unsubscribes. */
  readonly onChange: (listener: () => void) => () => void
}

type ShelfEntry = Card | 'asked' | 'none' | 'failed'

/** A page has one sender, and a test one for each server that it plays. */
const shelves = new WeakMap<Send, CardShelf>()

/** The shelf for a given sender; every caller gets the same one. */
export function cardShelf(send: Send): CardShelf {
  const shelf = shelves.get(send) ?? createShelf(send)
  shelves.set(send, shelf)
  return shelf
}

function createShelf(send: Send): CardShelf {
  const places = new Map<string, ShelfEntry>()
  const listeners = new Set<() => void>()
  const put = (changes: readonly (readonly [string, ShelfEntry])[]) => {
    for (const [id, place] of changes) places.set(id, place)
    for (const listener of listeners) listener()
  }
  const ask = inOneGo(async (ids) => {
    try {
      const { cards } = await send(cardLookup, { ids: [...ids] })
      const found = new Map(cards.map((card) => [card._id, card]))
      put(ids.map((id) => [id, found.get(id) ?? 'none']))
    } catch (error) {
      console.error(cardLookup.path, error)
      // What was known before is better than nothing, so it stays.
      put(ids.filter((id) => places.get(id) === 'asked').map((id) => [id, 'failed']))
    }
  })
  return {
    want: (ids) => {
      const wanted = ids.filter((id) => !places.has(id) || places.get(id) === 'failed')
      for (const id of wanted) places.set(id, 'asked')
      ask(wanted)
    },
    renew: (which) => {
      if (typeof which !== 'string') return ask(which.filter((id) => places.has(id)))
      const failed = [...places.keys()].filter((id) => places.get(id) === 'failed')
      put(failed.map((id) => [id, 'asked']))
      ask(which === 'all' ? [...places.keys()] : failed)
    },
    keep: (card) => put([[card._id, card]]),
    viewOf: (ids) => viewOf(places, ids),
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function viewOf(places: ReadonlyMap<string, ShelfEntry>, ids: readonly string[]): () => ShelfView {
  let seen: readonly ShelfEntry[] = []
  let view: ShelfView = { cards: new Map(), loading: false, failed: false }
  return () => {
    const now = ids.map((id) => places.get(id) ?? 'asked')
    if (now.length === seen.length && now.every((place, at) => place === seen[at])) return view
    seen = now
    view = {
      cards: new Map(now.flatMap((place) => (typeof place === 'object' ? [[place._id, place]] : []))),
      loading: now.includes('asked'),
      failed: now.includes('failed'),
    }
    return view
  }
}

/**
 * Batches the ids requested in the same tick. Calls run one after another, so no answer overtakes a newer
 * one.
 */
function inOneGo(lookUp: (ids: readonly string[]) => Promise<void>): (ids: readonly string[]) => void {
  const waiting = new Set<string>()
  let isUnderWay = false
  async function work() {
    for (;;) {
      const ids = [...waiting].slice(0, MOST_IDS)
      if (ids.length === 0) break
      for (const id of ids) waiting.delete(id)
      await lookUp(ids)
    }
    isUnderWay = false
  }
  return (ids) => {
    for (const id of ids) waiting.add(id)
    if (isUnderWay || waiting.size === 0) return
    isUnderWay = true
    queueMicrotask(() => void work())
  }
}

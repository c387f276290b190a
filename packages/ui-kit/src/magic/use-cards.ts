import type { Card } from '@parlour/mtg-cards'
import { cardLookup } from '@parlour/protocol'
import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { type Send, useSend } from '../api'

/** The event by which the frame tells that a card's record changed: `detail.cardId`. */
export const CARD_CHANGED = 'parlour:card-changed'

/** The most ids of one call. */
const MOST_IDS = 2000
const FRESH_FOR = 5 * 60_000

/** The records that were found, by id. */
export type CardsById = ReadonlyMap<string, Card>

/**
 * The records of the given cards, looked up together and kept for all who ask. Until they are there, and for ids that
 * have no card, the map has no entry. A record is looked up again when the frame says that it changed.
 */
export function useCards(ids: readonly string[]): { readonly cards: CardsById; readonly loading: boolean } {
  const send = useSend()
  const client = useQueryClient()
  const distinct = useMemo(() => [...new Set(ids)], [ids])
  useCardChanges(client)
  return useQueries({
    queries: distinct.map((id) => ({
      queryKey: ['card', id],
      queryFn: () => loaderOf(send)(id),
      staleTime: FRESH_FOR,
    })),
    combine: joined,
  })
}

function joined(results: readonly { readonly data: Card | null | undefined; readonly isPending: boolean }[]) {
  const cards = new Map(results.flatMap(({ data }) => (data ? [[data._id, data] as const] : [])))
  return { cards, loading: results.some(({ isPending }) => isPending) }
}

function useCardChanges(client: QueryClient): void {
  useEffect(() => {
    const onChange = (event: Event) => {
      const cardId: unknown =
        event instanceof CustomEvent ? Reflect.get(Object(event.detail), 'cardId') : undefined
      if (typeof cardId === 'string') {
        void client.invalidateQueries({ queryKey: ['card', cardId] }, { cancelRefetch: false })
      }
    }
    window.addEventListener(CARD_CHANGED, onChange)
    return () => window.removeEventListener(CARD_CHANGED, onChange)
  }, [client])
}

type Load = (id: string) => Promise<Card | null>
const loaders = new WeakMap<Send, Load>()

function loaderOf(send: Send): Load {
  const known = loaders.get(send) ?? createLoader(send)
  loaders.set(send, known)
  return known
}

interface Asked {
  readonly promise: Promise<Card | null>
  readonly resolve: (card: Card | null) => void
  readonly reject: (reason: unknown) => void
}

function asking(): Asked {
  let resolve: Asked['resolve'] = () => {}
  let reject: Asked['reject'] = () => {}
  const promise = new Promise<Card | null>((onCard, onFailure) => {
    resolve = onCard
    reject = onFailure
  })
  return { promise, resolve, reject }
}

/** Gathers the ids that are asked for in one go into one call. */
function createLoader(send: Send): Load {
  let waiting = new Map<string, Asked>()
  async function fetchWaiting() {
    const asked = waiting
    waiting = new Map()
    const ids = [...asked.keys()]
    try {
      for (let at = 0; at < ids.length; at += MOST_IDS) {
        const { cards } = await send(cardLookup, { ids: ids.slice(at, at + MOST_IDS) })
        for (const card of cards) asked.get(card._id)?.resolve(card)
      }
      for (const { resolve } of asked.values()) resolve(null)
    } catch (error) {
      for (const { reject } of asked.values()) reject(error)
    }
  }
  return (id) => {
    const asked = waiting.get(id) ?? asking()
    if (waiting.size === 0) setTimeout(() => void fetchWaiting(), 0)
    waiting.set(id, asked)
    return asked.promise
  }
}

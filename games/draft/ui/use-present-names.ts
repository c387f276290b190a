import { cardName, isMalformed, isScarred } from '@parlour/mtg-cards'
import { type CardsById, useCards } from '@parlour/mtg-ui'
import { useMemo } from 'react'
import type { DraftView, PackCard } from '../rules/types'

/**
 * The view with the names that cards have now: a scar may rename a card after the packs were dealt, and the
 * draft's own record of it stays as it was. Drafts without scar rounds are returned as they are.
 */
export function usePresentNames(view: DraftView): DraftView {
  const ids = useMemo(() => (view.scarRounds.length === 0 ? NONE : idsIn(view)), [view])
  const { cards } = useCards(ids)
  return useMemo(() => (cards.size === 0 ? view : withPresentNames(view, cards)), [view, cards])
}

const NONE: readonly string[] = []

function idsIn({ you, picks }: DraftView): readonly string[] {
  const own = [...(you?.picked ?? []), ...(you?.known ?? []).flatMap(({ cards }) => cards)]
  const all = Object.values(picks ?? {}).flat()
  return [...new Set([...own, ...all].map(({ _id }) => _id))]
}

/**
 * Returns the view with each scarred card under its present name.
 * @internal
 */
export function withPresentNames(view: DraftView, cards: CardsById): DraftView {
  const named = <C extends PackCard>(card: C): C => {
    const record = cards.get(card._id)
    return record === undefined || isMalformed(record) || !isScarred(record)
      ? card
      : { ...card, name: cardName(record.data) }
  }
  const { you, picks } = view
  return {
    ...view,
    ...(you === undefined
      ? {}
      : {
          you: {
            ...you,
            picked: you.picked.map(named),
            known: you.known.map((pack) => ({ ...pack, cards: pack.cards.map(named) })),
          },
        }),
    ...(picks === undefined
      ? {}
      : { picks: Object.fromEntries(Object.entries(picks).map(([name, list]) => [name, list.map(named)])) }),
  }
}

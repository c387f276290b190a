import { type Card, type CardData, changeRecord } from '@parlour/mtg-cards'
import { createContext, type PropsWithChildren, useContext, useMemo } from 'react'
import type { ShelfView } from './card-shelf'

/** A card's data before and after a change that its record does not hold yet. */
export interface ChangedData {
  readonly before: CardData
  readonly card: CardData
}

/** Changed data by the id of a record. */
export type ChangedCards = ReadonlyMap<string, ChangedData>

const ChangedCardsContext = createContext<ChangedCards>(new Map())

interface ChangedCardsProviderProps {
  readonly value: ChangedCards
}

/**
 * Lets `useCards` below it return these cards as they were changed, such as by a scar of a draft that still
 * runs.
 */
export function ChangedCardsProvider({ value, children }: PropsWithChildren<ChangedCardsProviderProps>) {
  return <ChangedCardsContext.Provider value={value}>{children}</ChangedCardsContext.Provider>
}

/**
 * Returns the view with those of its cards changed that the nearest provider names; the same view where it
 * names none.
 */
export function useChangedCards(view: ShelfView): ShelfView {
  const changed = useContext(ChangedCardsContext)
  return useMemo(() => {
    const found = [...changed].flatMap(([id, data]) => {
      const record = view.cards.get(id)
      return record === undefined ? [] : [[id, withChange(record, data)] as const]
    })
    return found.length === 0 ? view : { ...view, cards: new Map([...view.cards, ...found]) }
  }, [view, changed])
}

/** The record with the change at the end of its history, by nobody and at no time. */
function withChange(record: Card, { before, card }: ChangedData): Card {
  const change = changeRecord(before, card, { userId: '', date: '', comment: '' })
  const { changes = [] } = record
  return { ...record, data: card, changes: change === undefined ? changes : [...changes, change] }
}

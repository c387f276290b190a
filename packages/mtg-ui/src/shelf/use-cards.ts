import { useSend } from '@parlour/ui-kit'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { cardShelf, type ShelfView } from './card-shelf'
import { useChangedCards } from './changed-cards'

/**
 * The records of the given cards, looked up together and kept for all who ask. Until they are there, and for
 * ids that have no card, the map has no entry. The shelf of the server's sender is told when a record changed
 * (`cardShelf`). Below a `ChangedCardsProvider` its cards come changed.
 */
export function useCards(ids: readonly string[]): ShelfView {
  const shelf = cardShelf(useSend())
  const lines = ids.join('\n')
  const [wanted, view] = useMemo(() => {
    const distinct = [...new Set(lines === '' ? [] : lines.split('\n'))]
    return [distinct, shelf.viewOf(distinct)] as const
  }, [shelf, lines])
  useEffect(() => shelf.want(wanted), [shelf, wanted])
  return useChangedCards(useSyncExternalStore(shelf.onChange, view))
}

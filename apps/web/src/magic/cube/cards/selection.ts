import { type Card, type CardOrder, cubeBreakdown, sortByOrder } from '@parlour/mtg-cards'
import { createContext, useCallback, useMemo, useRef, useState } from 'react'
import type { CubeShape } from './cube-shape'

export interface Selection {
  readonly selected: ReadonlySet<string>
  /** Selects a card or lets it go; `isRange` takes all from the last one to this. */
  readonly toggle: (cardId: string, isRange: boolean) => void
}

/** The cards that are selected in a cube; undefined where nobody may change it. */
export const SelectionContext = createContext<Selection | undefined>(undefined)

const NOTHING: ReadonlySet<string> = new Set()

/** Selects among the cards that are shown. */
export function useSelection(shown: readonly Card[], order: CardOrder, shape: CubeShape) {
  const [ids, setIds] = useState(NOTHING)
  const last = useRef<string>(undefined)
  const toggle = useCallback(
    (cardId: string, isRange: boolean) => {
      const from = isRange ? last.current : undefined
      last.current = cardId
      setIds((before) => {
        const after = new Set(before)
        if (from === undefined && before.has(cardId)) after.delete(cardId)
        else
          for (const id of from === undefined
            ? [cardId]
            : between(idsInOrder(shown, order, shape), from, cardId))
            after.add(id)
        return after
      })
    },
    [shown, order, shape],
  )
  const selection: Selection = useMemo(() => ({ selected: ids, toggle }), [ids, toggle])
  return {
    selection,
    clear: () => setIds(NOTHING),
    selectAll: () => setIds(new Set(shown.map(({ _id }) => _id))),
  }
}

/** The cards as they stand on the page. */
function idsInOrder(shown: readonly Card[], order: CardOrder, shape: CubeShape): readonly string[] {
  if (shape !== 'columns') return sortByOrder(shown, order).map(({ _id }) => _id)
  return cubeBreakdown(shown, order).flatMap(({ sections }) =>
    sections.flatMap(({ groups }) => groups.flatMap((group) => group.cards.map(({ _id }) => _id))),
  )
}

/** The cards from one to another. */
function between(order: readonly string[], from: string, to: string): readonly string[] {
  const [a, b] = [order.indexOf(from), order.indexOf(to)]
  if (a < 0 || b < 0) return [to]
  return order.slice(Math.min(a, b), Math.max(a, b) + 1)
}

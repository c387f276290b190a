import { NativeSelect } from '@mantine/core'
import { CARD_ORDERS, type CardOrder, type CardOrderBy } from '@parlour/mtg-cards'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

const KEY = 'sort'
const USUAL: CardOrderBy = 'mv'

/**
 * In which order the cards of the page stand: what the query says goes before what was chosen, which is kept
 * in the address.
 */
export function useCubeOrder(ofQuery: CardOrder | undefined) {
  const [search, setSearch] = useSearchParams()
  const chosen = CARD_ORDERS.find((one) => one === search.get(KEY)) ?? USUAL
  const order = useMemo(() => ofQuery ?? { by: chosen, isDescending: false }, [ofQuery, chosen])
  const choose = useCallback(
    (by: string) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          if (by === USUAL) next.delete(KEY)
          else next.set(KEY, by)
          return next
        },
        { replace: true },
      ),
    [setSearch],
  )
  return { order, choose }
}

const WORDS: Readonly<Record<CardOrderBy, string>> = {
  name: 'name',
  mv: 'mana value',
  color: 'color',
  rarity: 'rarity',
  power: 'power',
  toughness: 'toughness',
  released: 'year',
  set: 'set',
}

interface CubeSortProps {
  readonly order: CardOrder
  /** The query orders the cards: nothing can be chosen here. */
  readonly isOfQuery: boolean
  readonly onChoose: (by: string) => void
}

/** Chooses the order of the cards within their sections. */
export function CubeSort({ order, isOfQuery, onChoose }: CubeSortProps) {
  return (
    <NativeSelect
      aria-label="Sort by"
      size="xs"
      data={CARD_ORDERS.map((value) => ({ value, label: `by ${WORDS[value]}` }))}
      value={order.by}
      disabled={isOfQuery}
      title={isOfQuery ? 'The query orders the cards.' : undefined}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  )
}

import { type Card, type CardFilter, SEARCH_CAP } from '@parlour/mtg-cards'
import { cardSearch } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

const PAGE = 100
const FRESH_FOR = 60_000

interface Search {
  readonly name: string
  readonly filters: readonly CardFilter[]
  readonly query: string
  /** Only the cards of this cube. */
  readonly cubeId: string | undefined
}

/** Searches for distinct matching cards by name, loaded on scroll, at most a thousand. */
export function useCardSearch({ name, filters, query, cubeId }: Search) {
  const send = useSend()
  const byName: readonly CardFilter[] = name === '' ? [] : [{ kind: 'name', operator: 'and', value: name }]
  const all = [...filters, ...byName]
  const scope = cubeId === undefined ? {} : { cubeId }
  const pages = useInfiniteQuery({
    queryKey: ['card-search', all, query, cubeId],
    queryFn: ({ pageParam }) =>
      send(cardSearch, { ...scope, filters: all, query, distinct: true, offset: pageParam, limit: PAGE }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, _pages, offset) => {
      const next = offset + PAGE
      return next < Math.min(total, SEARCH_CAP) ? next : undefined
    },
    staleTime: FRESH_FOR,
    placeholderData: keepPreviousData,
  })
  const cards: readonly Card[] = useMemo(
    () => pages.data?.pages.flatMap((page) => page.cards) ?? [],
    [pages.data],
  )
  return {
    cards,
    total: pages.data?.pages[0]?.total,
    problem: pages.error?.message,
    isOld: pages.isPlaceholderData,
    hasMore: pages.hasNextPage && !pages.isFetchingNextPage,
    more: () => void pages.fetchNextPage(),
  }
}

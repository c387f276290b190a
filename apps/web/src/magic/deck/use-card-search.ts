import { defined } from '@parlour/kernel'
import { type Card, type CardFilter, type CardOrderBy, SEARCH_CAP } from '@parlour/mtg-cards'
import { cardSearch } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

const PAGE = 100
const FRESH_FOR = 60_000

interface Search {
  readonly filters: readonly CardFilter[]
  readonly query: string
  /** An order in the query goes before it. */
  readonly order: CardOrderBy
  /** Where to search; nothing is asked while it is not known. */
  readonly scope: SearchScope | undefined
}

/** Among which cards a search looks: those of a cube or of a pool, those of a set, or all that are there. */
export interface SearchScope {
  readonly cubeId?: string
  readonly ids?: readonly string[]
  readonly setCode?: string
}

/** Searches for distinct matching cards, loaded on scroll, at most a thousand. */
export function useCardSearch({ filters, query, order, scope }: Search) {
  const send = useSend()
  const { ofSet, among } = asked(scope)
  const all = [...filters, ...ofSet]
  const pages = useInfiniteQuery({
    queryKey: ['card-search', all, query, order, among],
    queryFn: ({ pageParam }) =>
      send(cardSearch, {
        ...among,
        filters: all,
        query,
        orderBy: order,
        distinct: scope?.ids === undefined,
        offset: pageParam,
        limit: PAGE,
      }),
    enabled: scope !== undefined,
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

/** A scope as a call says it; a set is asked for by a filter. */
function asked({ setCode, ids, cubeId }: SearchScope = {}) {
  const ofSet: readonly CardFilter[] =
    setCode === undefined ? [] : [{ kind: 'set', operator: 'or', value: [setCode] }]
  const among = {
    source: setCode === undefined ? ('all' as const) : ('scryfall' as const),
    ...(ids === undefined ? {} : { ids: [...new Set(ids)] }),
    ...defined({ cubeId }),
  }
  return { ofSet, among }
}

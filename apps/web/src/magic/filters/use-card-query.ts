import { Refusal } from '@parlour/kernel'
import {
  type CardFilter,
  type CardOrder,
  type CardQuery as ReadQuery,
  readCardQuery,
} from '@parlour/mtg-cards'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

const KEY = 'query'

interface CardQuery {
  readonly query: string
  /** The line as it stands in the address, readable or not. */
  readonly typed: string
  /** What it means. */
  readonly asked: readonly CardFilter[]
  /** In which order it wants the cards, where it says. */
  readonly order: CardOrder | undefined
  readonly setQuery: (query: string) => void
}

/** The page's query, kept in its address. One that cannot be read counts as none. */
export function useCardQuery(): CardQuery {
  const [search, setSearch] = useSearchParams()
  const line = search.get(KEY) ?? ''
  const asked = useMemo(() => readable(line), [line])
  const query = asked === undefined ? '' : line
  return {
    query,
    typed: line,
    asked: asked?.filters ?? NONE,
    order: asked?.order,
    setQuery: (next) => {
      if (next !== line) setSearch((before) => withQuery(before, next), { replace: true })
    },
  }
}

const NONE: readonly CardFilter[] = []

function readable(line: string): ReadQuery | undefined {
  try {
    return readCardQuery(line)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

function withQuery(search: URLSearchParams, query: string): URLSearchParams {
  const next = new URLSearchParams(search)
  if (query === '') next.delete(KEY)
  else next.set(KEY, query)
  return next
}

import { Refusal } from '@parlour/kernel'
import { type CardFilter, parseCardQuery } from '@parlour/mtg-cards'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

const KEY = 'query'

interface CardQuery {
  readonly query: string
  /** The line as it stands in the address, readable or not. */
  readonly typed: string
  /** What it means. */
  readonly asked: readonly CardFilter[]
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
    asked: asked ?? NONE,
    setQuery: (next) => {
      if (next !== line) setSearch((before) => withQuery(before, next), { replace: true })
    },
  }
}

const NONE: readonly CardFilter[] = []

function readable(line: string): readonly CardFilter[] | undefined {
  try {
    return parseCardQuery(line)
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

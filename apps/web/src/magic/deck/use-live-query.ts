import { Refusal } from '@parlour/kernel'
import { readCardQuery } from '@parlour/mtg-cards'
import { useDebouncedCallback } from '@mantine/hooks'
import { useMemo, useState } from 'react'

/** How long typing rests before it is searched for, in ms. */
const REST = 250

/** A line of the query language that is searched for while it is typed, as soon as it can be read. */
export function useLiveQuery() {
  const [text, setText] = useState('')
  const [query, setQuery] = useState('')
  const problem = useMemo(() => queryProblem(text), [text])
  const searchSoon = useDebouncedCallback(setQuery, REST)
  const read = useMemo(() => readCardQuery(query), [query])
  return {
    text,
    /** The line in force. */
    query,
    /** Why the typed line cannot be read. */
    problem,
    /** The order that it asks for. */
    order: read.order,
    /** It is nothing but words of a name. */
    isName: read.filters.length > 0 && read.filters.every(({ kind }) => kind === 'name'),
    isSettled: text.trim() === query,
    type: (next: string) => {
      setText(next)
      if (queryProblem(next) === undefined) searchSoon(next.trim())
    },
    searchNow: () => {
      if (problem === undefined) setQuery(text.trim())
    },
  }
}

function queryProblem(text: string): string | undefined {
  try {
    readCardQuery(text)
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

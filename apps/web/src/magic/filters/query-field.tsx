import { TextInput } from '@mantine/core'
import { Refusal } from '@parlour/kernel'
import { parseCardQuery } from '@parlour/mtg-cards'
import { useSearchKeys } from '@parlour/ui-kit'
import { type RefObject, type SyntheticEvent, useState } from 'react'
import { QueryHelp } from './query-help'

interface QueryFieldProps {
  /** The query in force. */
  readonly query: string
  /** What the field begins with, where that is another line. */
  readonly typed?: string
  readonly onQuery: (query: string) => void
  /** Where the cards that it finds stand, and what of it can have the focus. */
  readonly found: { readonly list: RefObject<Element | null>; readonly items: string }
}

/**
 * A line of the query language; Enter searches, the arrow down goes to what is found. Says what cannot be
 * read, and while the field holds another line than the one in force, which one that is.
 */
export function QueryField({ query, typed = query, onQuery, found }: QueryFieldProps) {
  const [text, setText] = useState(typed)
  const problem = queryProblem(text)
  const goToFound = useSearchKeys(found)
  function search(event: SyntheticEvent) {
    event.preventDefault()
    if (problem === undefined) onQuery(text.trim())
  }
  return (
    <form onSubmit={search} role="search" aria-label="Query">
      <TextInput
        label="Query"
        type="search"
        placeholder="t:creature c:wu cmc<=3"
        description={
          <>
            {text.trim() === query ? (
              'For example o:"draw a card" -t:land. Press Enter to search.'
            ) : (
              <span role="status">{query === '' ? 'No active query.' : `Active query: ${query}`}</span>
            )}{' '}
            <QueryHelp />
          </>
        }
        maxLength={500}
        spellCheck={false}
        value={text}
        error={text === query ? undefined : problem}
        onBlur={() => problem === undefined && onQuery(text.trim())}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          const isInForce = text.trim() === query
          if (isInForce || event.key !== 'ArrowDown') goToFound(event)
          else search(event)
        }}
      />
    </form>
  )
}

function queryProblem(text: string): string | undefined {
  try {
    parseCardQuery(text)
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

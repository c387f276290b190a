import { type CardFilter, hasKind, needsHub } from '@parlour/mtg-cards'
import { cubeSearch } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

interface HubQuery {
  readonly cubeId: string
  readonly filters: readonly CardFilter[]
  readonly query: string
  /** What the query means. */
  readonly asked: readonly CardFilter[]
  /**
   * Of the cube and its cards: with another one, the answer is another. Nothing is asked while it is not
   * known.
   */
  readonly state: string | undefined
}

export interface HubAnswer {
  /** What the page itself has to look for. */
  readonly own: readonly CardFilter[]
  /**
   * What the hub finds: nothing until the answer is there, and when it was refused. Undefined where it is not
   * asked.
   */
  readonly ids: ReadonlySet<string> | undefined
  readonly isAwaited: boolean
  readonly problem: string | undefined
}

const NOTHING: ReadonlySet<string> = new Set()

/**
 * The hub's answer to filters that only it can evaluate: other printings and types of sets. A
 * query for a set or a keyword goes to it as well, for it knows all of them, and names what a word may have
 * been meant to be.
 */
export function useHubAnswer({ cubeId, filters, query, asked, state }: HubQuery): HubAnswer {
  const send = useSend()
  const parts = useMemo(() => {
    const isQueryForHub = asked.some((filter) => hasKind(filter, ['set', 'in', 'set_type', 'keyword']))
    return {
      own: [...filters.filter((filter) => !needsHub(filter)), ...(isQueryForHub ? [] : asked)],
      forHub: { filters: filters.filter(needsHub), query: isQueryForHub ? query : '' },
    }
  }, [filters, asked, query])
  const { own, forHub } = parts
  const isAsked = forHub.filters.length > 0 || forHub.query !== ''
  const { data, error, isPending } = useQuery({
    queryKey: ['cube-search', cubeId, forHub, state],
    queryFn: async () => new Set((await send(cubeSearch, { cubeId, ...forHub })).ids),
    enabled: isAsked && state !== undefined,
    retry: false,
    // While the cube changes, what was found in it before.
    placeholderData: (found, before) =>
      JSON.stringify(before?.queryKey[2]) === JSON.stringify(forHub) ? found : undefined,
  })
  if (!isAsked) return { own, ids: undefined, isAwaited: false, problem: undefined }
  return { own, ids: data ?? NOTHING, isAwaited: isPending, problem: error?.message }
}

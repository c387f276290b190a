import { type CardFilter, SEARCH_CAP } from '@parlour/mtg-cards'
import { cardSearch } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'

interface Asked {
  readonly cubeId: string
  readonly query: string
  readonly asked: readonly CardFilter[]
  /** The revision of the cube: with another one, the answer is another. */
  readonly rev: number
}

interface HubAnswer {
  /** The query is for the hub to answer. */
  readonly isAsked: boolean
  /** What it finds: nothing until the answer is there, and when it was refused. Undefined for a query of the page itself. */
  readonly ids: ReadonlySet<string> | undefined
  readonly problem: string | undefined
}

const NOTHING: ReadonlySet<string> = new Set()

/** The hub's answer to a query about sets, other printings and keywords, which only it knows all of. */
export function useHubAnswer({ cubeId, query, asked, rev }: Asked): HubAnswer {
  const send = useSend()
  const isAsked = asked.some(isForHub)
  const { data, error } = useQuery({
    queryKey: ['cube-query', cubeId, query, rev],
    queryFn: async () => {
      const { cards } = await send(cardSearch, { cubeId, query, limit: SEARCH_CAP })
      return new Set(cards.map(({ _id }) => _id))
    },
    enabled: isAsked,
    retry: false,
  })
  if (!isAsked) return { isAsked, ids: undefined, problem: undefined }
  return { isAsked, ids: data ?? NOTHING, problem: error?.message }
}

function isForHub(filter: CardFilter): boolean {
  if (filter.kind === 'not') return isForHub(filter.filter)
  if ('filters' in filter) return filter.filters.some(isForHub)
  return ['set', 'in', 'set_type', 'keyword'].includes(filter.kind)
}

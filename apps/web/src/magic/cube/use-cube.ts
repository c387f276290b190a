import { cubeFetch, type WireCube } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePush, useReturn } from '../../live/live'

/**
 * How often to ask who applied the scars of a running draft: the end of a draft changes nothing of its cube.
 * In ms.
 */
const ASK_EVERY = 20_000

const hasSecrets = (cube: WireCube | undefined): boolean =>
  cube?.scarlist?.some(({ appliedAt, appliedBy }) => appliedAt !== null && appliedBy === null) === true

/** A cube with its lists; loaded again when somebody else changes them. */
export function useCube(cubeId: string) {
  const send = useSend()
  const queries = useQueryClient()
  const queryKey = ['cube', cubeId]
  const query = useQuery({
    queryKey,
    queryFn: async () => (await send(cubeFetch, { cubeId })).cube,
    staleTime: 10_000,
    // Pushes were missed while no page showed the cube.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (hasSecrets(state.data) ? ASK_EVERY : false),
  })
  const cards = query.data?.cardlist
  usePush('card', (push) => {
    if (push.cubeId === cubeId && cards?.includes(push.cardId) === false)
      void queries.invalidateQueries({ queryKey })
  })
  usePush('cube', (push) => {
    if (push.cubeId === cubeId && (query.data?.rev ?? 0) < push.rev)
      void queries.invalidateQueries({ queryKey })
  })
  useReturn(() => {
    if (query.isStale) void queries.invalidateQueries({ queryKey })
  })
  return {
    cube: query.data,
    error: query.error,
    reload: () => queries.invalidateQueries({ queryKey }),
    /** Takes over the server's answer to a change. */
    store: (cube: WireCube) => {
      queries.setQueryData(queryKey, cube)
      void queries.invalidateQueries({ queryKey: ['cubes'] })
    },
  }
}

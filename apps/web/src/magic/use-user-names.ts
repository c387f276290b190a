import { userAll } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'

/** How long names stay good, in ms: they hardly ever change. */
const FRESH_FOR = 5 * 60_000

/** Returns user names by id; undefined for deactivated users and while loading. */
export function useUserNames(): (userId: string | null) => string | undefined {
  const send = useSend()
  const { data } = useQuery({
    queryKey: ['user-names'],
    queryFn: async () => new Map((await send(userAll, {})).users.map(({ _id, name }) => [_id, name])),
    staleTime: FRESH_FOR,
  })
  return useCallback((userId) => (userId === null ? undefined : data?.get(userId)), [data])
}

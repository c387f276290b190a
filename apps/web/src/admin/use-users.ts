import { userAll } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'

export const USERS = ['users']

/** The server's active users by name. */
export function useUsers() {
  const send = useSend()
  return useQuery({
    queryKey: USERS,
    queryFn: async () => {
      const { users } = await send(userAll, {})
      return users.toSorted((a, b) => a.name.localeCompare(b.name))
    },
  })
}

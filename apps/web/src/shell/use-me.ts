import { userMe } from '@parlour/protocol'
import { useQuery } from '@tanstack/react-query'
import { sendQuietly } from '../api/send'
import { session } from '../api/session'

/** Key of what the server knows of the viewer; a push of the home page makes it stale. */
export const ME = ['me']

/**
 * Keeps the session with what the server knows of its user: role, mark and settings may change at any time.
 */
export function useMe(isSignedIn: boolean): void {
  useQuery({
    queryKey: ME,
    enabled: isSignedIn,
    queryFn: async () => {
      const { user } = await sendQuietly(userMe, {})
      session.known(user)
      return user
    },
  })
}

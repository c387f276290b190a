import { userLobbies, type WireLobby } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../api/session'
import { allPages } from '../tables/all-pages'

/** Key of the list of open lobbies; a push of the home page makes it stale. */
export const MY_LOBBIES = ['lobbies']

/** The open lobbies that list the viewer. */
export function useMyLobbies() {
  const send = useSend()
  const { _id: userId } = useViewer()
  return useQuery({
    queryKey: MY_LOBBIES,
    queryFn: () =>
      allPages(async (page) => {
        const { lobbies: rows, next } = await send(userLobbies, { userId, ...page })
        return { rows, next }
      }),
  })
}

/** A lobby that somebody put the viewer into, and the viewer has not seen yet. */
export interface Invitation {
  readonly lobby: WireLobby
  readonly by: string
}

/**
 * The invitations among a user's lobbies, the newest first.
 * @internal
 */
export function invitationsIn(lobbies: readonly WireLobby[], userId: string): readonly Invitation[] {
  return lobbies
    .flatMap((lobby) => {
      const by = lobby.users.find(({ _id }) => _id === userId)?.invitedBy
      return by === undefined ? [] : [{ lobby, by }]
    })
    .toSorted((a, b) => b.lobby.createdTimestamp - a.lobby.createdTimestamp)
}

/** What the viewer is invited to. */
export function useInvitations(): readonly Invitation[] {
  const { _id } = useViewer()
  const { data } = useMyLobbies()
  return invitationsIn(data ?? [], _id)
}

/** What an invitation calls for, after the name of whoever sent it. */
export const callingWords = ({ rematchOf }: Pick<WireLobby, 'rematchOf'>): string =>
  rematchOf === undefined ? 'invites you to' : 'calls for a rematch:'

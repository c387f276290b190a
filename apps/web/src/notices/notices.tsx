import { useInvitations } from '../shell/my-lobbies'
import { useMoveCount } from '../shell/my-games'
import { useTabIcon } from './use-tab-icon'
import { useTurnNotices } from './use-turn-notices'

/** Tells the viewer, on whatever page, where they are waited for. Draws nothing. */
export function Notices() {
  const moves = useMoveCount() ?? 0
  const invitations = useInvitations()
  useTabIcon(moves > 0 || invitations.length > 0)
  useTurnNotices()
  return null
}

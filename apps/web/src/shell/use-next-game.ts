import { userNext } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useLocation, useNavigate } from 'react-router'
import { useViewer } from '../api/session'

/**
 * Decides what to do with the answer of user/next: reload if the game is already open, otherwise go there.
 * @internal
 */
export function nextStep(
  gameId: string | undefined,
  path: string,
): { readonly reload: true } | { readonly to: string } {
  if (gameId === undefined) return { to: '/' }
  const to = `/game/${gameId}`
  return to === path ? { reload: true } : { to }
}

/**
 * Goes to the next game that waits for the viewer after the given one; home when none does (rules: screens
 * 1.7).
 */
export function useNextGame(): (gameId: string | null) => Promise<void> {
  const send = useSend()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { _id: userId } = useViewer()
  return async (gameId) => {
    const answer = await send(userNext, { userId, gameId })
    const step = nextStep(answer.gameId, pathname)
    if ('reload' in step) window.location.reload()
    else await navigate(step.to, { replace: pathname === '/game/next' })
  }
}

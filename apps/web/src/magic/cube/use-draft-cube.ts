import { lobbyCreate, lobbyInfo, lobbySave, type WireCube } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useNavigate } from 'react-router'
import { useViewer } from '../../api/session'
import { useGames } from '../../games/games-context'

/**
 * Returns the way to draft a cube: it opens a lobby of the game that drafts cubes, with this one chosen, and
 * goes there. Undefined where there is no such game.
 */
export function useDraftCube(): ((cube: Pick<WireCube, '_id'>) => Promise<void>) | undefined {
  const send = useSend()
  const navigate = useNavigate()
  const viewer = useViewer()
  const game = useGames().profiles.find(({ cubeOption }) => cubeOption !== undefined)
  if (game?.cubeOption === undefined) return undefined
  const { kind, cubeOption } = game
  return async ({ _id: cubeId }) => {
    // Few visits of a cube open a lobby.
    const { saveBody } = await import('../../lobby/lobby-edit')
    const { lobbyId } = await send(lobbyCreate, { userIds: [viewer._id], game: kind })
    const { lobby } = await send(lobbyInfo, { lobbyId })
    const options = { ...lobby.options, [cubeOption]: cubeId }
    await send(lobbySave, saveBody({ ...lobby, options }))
    await navigate(`/lobby/${lobbyId}`)
  }
}

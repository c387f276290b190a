import { cubeAll, gameCreate, lobbyCreate, lobbyInfo, lobbySave } from '@parlour/protocol'
import type { HubUser } from './hub-client'

interface NewDraft {
  readonly name: string
  readonly numPacks: number
  readonly packSize: number
}

/**
 * Creates a lobby with the host and the others for a draft of the first cube, and starts it. Returns the id
 * of the game.
 */
export async function startDraft(
  host: HubUser,
  others: readonly HubUser[],
  draft: NewDraft,
): Promise<string> {
  const userIds = [host, ...others].map((user) => user._id)
  const { lobbyId } = await host.send(lobbyCreate, { userIds, game: 'Cube Draft' })
  const { lobby } = await host.send(lobbyInfo, { lobbyId })
  const { cubes } = await host.send(cubeAll, {})
  const cube = cubes[0]
  if (cube === undefined) throw new Error('There is no cube to draft.')
  const { name, numPacks, packSize } = draft
  const options = { ...lobby.options, cubeId: cube._id, numPacks, packSize }
  const users = [...lobby.users]
  await host.send(lobbySave, { _id: lobbyId, name, game: 'Cube Draft', options, users, rev: lobby.rev })
  return (await host.send(gameCreate, { lobbyId })).gameId
}

import { randomBytes } from 'node:crypto'
import { gameCreate, lobbyCreate, lobbyInfo, lobbySave } from '@parlour/protocol'
import type { HubUser } from '../tests/hub-client'

/** Begins a game of Innovation against a bot. Returns its id. */
export async function innovationAgainstBot(user: HubUser): Promise<string> {
  const game = 'Innovation: Ultimate'
  const { lobbyId } = await user.send(lobbyCreate, { userIds: [user._id], game })
  const { lobby } = await user.send(lobbyInfo, { lobbyId })
  const users = [{ _id: user._id }, { _id: randomBytes(12).toString('hex'), bot: 'steady' }]
  await user.send(lobbySave, { _id: lobbyId, name: 'Bench', game, options: null, users, rev: lobby.rev })
  return (await user.send(gameCreate, { lobbyId })).gameId
}

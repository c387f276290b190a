import { STARTER_CUBE } from '@parlour/mtg-cards/starter'
import {
  cubeAll,
  gameCreate,
  gameFetch,
  gameSaveResponse,
  lobbyCreate,
  lobbyInfo,
  lobbySave,
} from '@parlour/protocol'
import { randomBytes } from 'node:crypto'
import type { HubUser } from '../../tests/hub-client'
import { picksFor } from '../../tests/picks-for'

interface NewDraft {
  /** The starter cube without it. */
  readonly cubeId?: string
  readonly name: string
  readonly players: readonly HubUser[]
  readonly bots?: number
  readonly numPacks: number
  readonly packSize: number
  readonly scarRounds?: string
}

/** The cube that every hub begins with; tests beside this one make others. */
async function starterCube(user: HubUser): Promise<string> {
  const { cubes } = await user.send(cubeAll, {})
  const starter = cubes.find(({ name }) => name === STARTER_CUBE.name)
  if (starter === undefined) throw new Error(`There is no ${STARTER_CUBE.name}.`)
  return starter._id
}

/** Opens a lobby of the first player for a Cube Draft. Returns the lobby's id. */
export async function makeLobby(draft: NewDraft): Promise<string> {
  const { name, players, bots = 0, numPacks, packSize, scarRounds = '' } = draft
  const [host] = players
  if (host === undefined) throw new Error('A lobby needs a host.')
  const { lobbyId } = await host.send(lobbyCreate, {
    userIds: players.map(({ _id }) => _id),
    game: 'Cube Draft',
  })
  const { lobby } = await host.send(lobbyInfo, { lobbyId })
  const cubeId = draft.cubeId ?? (await starterCube(host))
  const seats = Array.from({ length: bots }, () => ({ _id: randomBytes(12).toString('hex'), bot: 'steady' }))
  const users = [...lobby.users.map(({ _id }) => ({ _id })), ...seats]
  const options = { ...lobby.options, cubeId, numPacks, packSize, scarRounds }
  await host.send(lobbySave, { _id: lobbyId, name, game: 'Cube Draft', options, users, rev: lobby.rev })
  return lobbyId
}

/** Starts a Cube Draft. Returns the game's id. */
export async function makeDraft(draft: NewDraft): Promise<string> {
  const lobbyId = await makeLobby(draft)
  const [host] = draft.players
  if (host === undefined) throw new Error('A draft needs a host.')
  return (await host.send(gameCreate, { lobbyId })).gameId
}

/** Gives the first answer there is to what a player is asked. False when nothing is asked. */
export async function answerFirst(player: HubUser, gameId: string): Promise<boolean> {
  const { game } = await player.send(gameFetch, { gameId })
  const request = game.requests[0]
  if (request === undefined) return false
  const response = {
    actor: player.name,
    title: request.title,
    requestId: request.id,
    selection: picksFor(request),
  }
  await player.send(gameSaveResponse, { gameId, response })
  return true
}

/** Everybody answers in turn, as often as said or until nobody is asked anything. */
export async function answerRounds(
  players: readonly HubUser[],
  gameId: string,
  rounds = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    let isAsked = false
    for (const player of players) isAsked = (await answerFirst(player, gameId)) || isAsked
    if (!isAsked) return
  }
}

import type { JsonObject } from '@parlour/kernel'
import { gameFetch, gameSaveResponse, userCreate } from '@parlour/protocol'
import { makeTable, makeTableDeck } from '../e2e/support/magic-table'
import { hubClient, type HubUser } from '../tests/hub-client'
import type { ServerProcess } from '../tests/server-process'

const PASSWORD = 'a-long-enough-password'
/** A full table: permanents that all differ, and tokens. */
export const PERMANENTS = 60
export const TOKENS = 40

/** A table of two with as much on it as people ever have. */
export interface FullTable {
  readonly gameId: string
  readonly players: readonly [HubUser, HubUser]
}

/** Makes two users and their table, and fills it. */
export async function fullTable(server: ServerProcess): Promise<FullTable> {
  const players = await twoUsers(server)
  const gameId = await makeTable(players)
  for (const user of players) await act(user, gameId, { deckId: (await makeTableDeck(user))._id })
  await fillTable(players, gameId)
  return { gameId, players }
}

async function twoUsers(server: ServerProcess): Promise<readonly [HubUser, HubUser]> {
  const admin = await (await hubClient(server.url)).signIn(server.admin.name, server.admin.password)
  const user = async (name: string) => {
    await admin.send(userCreate, { name, password: PASSWORD })
    return admin.signIn(name, PASSWORD)
  }
  return [await user('mira'), await user('noor')]
}

/** Answers whatever the table asks that player first. */
async function act(user: HubUser, gameId: string, action: JsonObject): Promise<void> {
  const [request] = (await user.send(gameFetch, { gameId })).game.requests
  if (request === undefined) throw new Error(`Nothing is asked of ${user.name}.`)
  const response = { actor: user.name, title: request.title, selection: [action], requestId: request.id }
  await user.send(gameSaveResponse, { gameId, response })
}

/** Cards with different names and marks, so that none lie on one another, and tokens that do. */
async function fillTable(players: readonly HubUser[], gameId: string): Promise<void> {
  for (const user of players) {
    const make = (name: string, zone: string, more: object = {}) =>
      act(user, gameId, {
        name: 'create token',
        data: { name, zoneId: `players.${user.name}.${zone}`, ...more },
      })
    const each = PERMANENTS / players.length
    for (let at = 0; at < each; at += 1)
      await make(
        `Permanent ${at}`,
        ['creatures', 'creatures', 'battlefield', 'land'][at % 4] ?? 'creatures',
        {
          annotation: at % 5 === 0 ? 'summoned' : '',
        },
      )
    await make('Bird', 'creatures', { count: TOKENS / players.length })
  }
}

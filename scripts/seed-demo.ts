import { randomBytes } from 'node:crypto'
import type { Choice, Request } from '@parlour/kernel'
import {
  type AnswerOf,
  type Call,
  cubeAll,
  gameCreate,
  gameFetch,
  gameSaveResponse,
  lobbyCreate,
  lobbyInfo,
  lobbySave,
  login,
  type SentBodyOf,
} from '@parlour/protocol'
import { configFrom } from '../apps/server/src/config'
import { firstStart } from '../apps/server/src/first-start'
import { startServer } from '../apps/server/src/server'
import { addUser, userByName } from '../apps/server/src/store/users'
import { APP_VERSION } from '../apps/server/src/version'

const NAMES = ['ann', 'bob', 'cat'] as const
const PICKS = 4

const environment = { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
const server = await startServer(configFrom(environment))

/** Makes a call as a browser would, and answers what came back; a refusal ends the script with its sentence. */
async function send<C extends Call>(call: C, body: SentBodyOf<C>, token?: string): Promise<AnswerOf<C>> {
  const response = await fetch(`${server.address}/api/${call.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ ...Object(body), appVersion: APP_VERSION }),
  })
  const answer = (await response.json()) as AnswerOf<C> & { readonly message?: string }
  if (!response.ok) throw new Error(`${call.path}: ${answer.message ?? response.status}`)
  return answer
}

interface DemoUser {
  readonly _id: string
  readonly name: string
  readonly token: string
}

async function demoUser(name: string, password: string): Promise<DemoUser> {
  await addUser(server.services.store.db, { name, password })
  const { user } = await send(login, { username: name, password })
  return user
}

/** A lobby of these users for a draft of the first cube there is, started; answers the game's id. */
async function startedDraft(users: readonly DemoUser[], token: string): Promise<string> {
  const userIds = users.map((user) => user._id)
  const { lobbyId } = await send(lobbyCreate, { userIds, game: 'Cube Draft' }, token)
  const { lobby } = await send(lobbyInfo, { lobbyId }, token)
  const { cubes } = await send(cubeAll, {}, token)
  const cube = cubes[0]
  if (cube === undefined) throw new Error('There is no cube to draft.')
  const options = { ...lobby.options, cubeId: cube._id, numPacks: 3, packSize: 15 }
  const changed = {
    _id: lobbyId,
    name: 'Demo draft',
    game: 'Cube Draft' as const,
    options,
    rev: lobby.rev,
    users: [...lobby.users],
  }
  await send(lobbySave, changed, token)
  return (await send(gameCreate, { lobbyId }, token)).gameId
}

const pickOf = (choice: Choice): string | number =>
  typeof choice === 'object' ? (choice.id ?? choice.title) : choice

/** The first choices of a request, as many as it must have. */
function firstPicks(request: Request): readonly (string | number)[] {
  if (typeof request.choices === 'string') throw new Error(`'${request.title}' has no choices to pick from.`)
  return request.choices.slice(0, request.min).map(pickOf)
}

async function answerOnce(gameId: string, user: DemoUser): Promise<void> {
  const { game } = await send(gameFetch, { gameId }, user.token)
  const request = game.requests[0]
  if (request === undefined) return
  const response = {
    actor: user.name,
    title: request.title,
    requestId: request.id,
    selection: [...firstPicks(request)],
  }
  await send(gameSaveResponse, { gameId, response }, user.token)
}

async function seed(): Promise<void> {
  const made = await firstStart(server.services)
  if (made !== undefined) console.log(`The first admin is ${made.name} with the password ${made.password}`)
  if ((await userByName(server.services.store.db, NAMES[0])) !== undefined) {
    console.log(`There is a user ${NAMES[0]} already: nothing was added.`)
    return
  }
  const password = randomBytes(6).toString('base64url')
  const users: DemoUser[] = []
  for (const name of NAMES) users.push(await demoUser(name, password))
  const gameId = await startedDraft(users, users[0]?.token ?? '')
  for (let round = 0; round < PICKS; round += 1) for (const user of users) await answerOnce(gameId, user)
  console.log(
    `Added ${NAMES.join(', ')}, each with the password ${password}, and a running draft: /game/${gameId}`,
  )
}

try {
  await seed()
} finally {
  await server.close()
}

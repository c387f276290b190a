import { randomBytes } from 'node:crypto'
import { gameFetch, gameSaveResponse } from '@parlour/protocol'
import { configFrom } from '../apps/server/src/config'
import { startServer } from '../apps/server/src/server'
import { addUser, userByName } from '../apps/server/src/store/records/users'
import { type HubUser, hubClient } from '../tests/hub-client'
import { picksFor } from '../tests/picks-for'
import { startDraft } from '../tests/start-draft'
import { argumentsOf } from '../tooling/arguments.mjs'

const NAMES = ['ann', 'bob', 'cat'] as const
const PICKS = 4

argumentsOf({ usage: 'npm run seed:demo' })
const environment = { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
const server = await startServer(configFrom(environment))

const hub = await hubClient(server.address)

async function demoUser(name: string, password: string): Promise<HubUser> {
  await addUser(server.services.store.db, { name, password })
  return hub.signIn(name, password)
}

async function answerOnce(gameId: string, user: HubUser): Promise<void> {
  const { game } = await user.send(gameFetch, { gameId })
  const request = game.requests[0]
  if (request === undefined) return
  const response = {
    actor: user.name,
    title: request.title,
    requestId: request.id,
    selection: picksFor(request),
  }
  await user.send(gameSaveResponse, { gameId, response })
}

async function seed(): Promise<void> {
  const made = server.admin
  if (made !== undefined) console.log(`The first admin is ${made.name} with the password ${made.password}`)
  if ((await userByName(server.services.store.db, NAMES[0])) !== undefined) {
    console.log(`There is a user ${NAMES[0]} already: nothing was added.`)
    return
  }
  const password = randomBytes(6).toString('base64url')
  const users: HubUser[] = []
  for (const name of NAMES) users.push(await demoUser(name, password))
  const [host, ...others] = users
  if (host === undefined) throw new Error('There is nobody to start the draft.')
  const gameId = await startDraft(host, others, { name: 'Demo draft', numPacks: 3, packSize: 15 })
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

import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { type AddressInfo } from 'node:net'
import { gameKill, gameSaveResponse, noticeBell } from '@parlour/protocol'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { registeredGames } from '../games/registry'
import { answerTo, fetchDraft, playOn, startDraft } from '../testing/play-draft'
import { type HubPerson, startHub, type TestHub } from '../testing/test-hub'
import { resultLine } from './result-line'

const HOUR = 60 * 60 * 1000
let chat: Server
let hub: TestHub
let hook: string
let isDown = false
const received: { readonly channel: string; readonly text: string }[] = []

beforeAll(async () => {
  chat = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      if (!isDown) received.push(JSON.parse(body))
      response.writeHead(isDown ? 503 : 200).end()
    })
  }).listen(0, '127.0.0.1')
  await once(chat, 'listening')
  hook = `http://127.0.0.1:${(chat.address() as AddressInfo).port}/hook`
  hub = await startHub({
    config: { slackHook: hook, sendsNotices: true, publicUrl: 'https://parlour.test' },
  })
})
afterAll(async () => {
  await hub.close()
  chat.close()
})

async function sent(): Promise<readonly string[]> {
  await hub.server.outbox?.send()
  return received.splice(0).map(({ text }) => text)
}
const pick = async (person: HubPerson, gameId: string) =>
  person.call(gameSaveResponse, {
    gameId,
    response: (await answerTo(person, await fetchDraft(person, gameId))) as never,
  })

it('notifies who is up once an hour, never who acted, and everybody at the end', async () => {
  const ann = await hub.person('ann', { slack: '@ann' })
  const bob = await hub.person('bob', { slack: '@bob' })
  const cat = await hub.person('cat')
  const gameId = await startDraft([ann, bob, cat], { packSize: 3 })
  const { name } = (await fetchDraft(ann, gameId)).settings
  const link = `Cube Draft: ${name} https://parlour.test/game/${gameId}`
  expect([...(await sent())].sort()).toEqual([`@ann You're up! ${link}`, `@bob You're up! ${link}`])
  await pick(cat, gameId)
  expect(await sent()).toEqual([])
  // What ann did frees her to be told again at once, when somebody else acts and she is waiting.
  await pick(ann, gameId)
  await pick(bob, gameId)
  const messages = await sent()
  expect(messages.filter((line) => line.startsWith('@ann'))).toHaveLength(1)
  const { db } = hub.server.services.store
  await db
    .updateTable('notices')
    .set({ created_at: Date.now() - HOUR - 1 })
    .execute()
  await playOn([ann, bob, cat], gameId)
  const end = await sent()
  expect(end.filter((line) => line.includes('Game over!')).sort()).toEqual([
    `@ann Game over! ${link} Draft Complete`,
    `@bob Game over! ${link} Draft Complete`,
  ])
  expect(await db.selectFrom('notices').selectAll().where('game_id', '=', gameId).execute()).toEqual([])
})

it('keeps a message for later when the chat service does not take it', async () => {
  const [dan, eve] = [await hub.person('dan', { slack: '@dan' }), await hub.person('eve')]
  isDown = true
  await startDraft([dan, eve], { packSize: 2 })
  expect(await sent()).toEqual([])
  isDown = false
  const { db } = hub.server.services.store
  const [waiting, ...more] = await db.selectFrom('outbox').selectAll().execute()
  expect([waiting?.channel, waiting?.tries, more]).toEqual(['@dan', 1, []])
  expect(await sent()).toEqual([])
  await db.updateTable('outbox').set({ next_at: Date.now() }).execute()
  expect(await sent()).toHaveLength(1)
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
})

it('sends nothing that is out of date: an answered question, or one of a killed game', async () => {
  const { fay, gus } = Object.fromEntries(
    await Promise.all(
      ['fay', 'gus'].map(async (name) => [name, await hub.person(name, { slack: `@${name}` })]),
    ),
  ) as Record<'fay' | 'gus', HubPerson>
  const { db } = hub.server.services.store
  const waiting = async () =>
    (await db.selectFrom('outbox').select('channel').orderBy('channel').execute()).map(
      ({ channel }) => channel,
    )
  const gameId = await startDraft([fay, gus], { packSize: 3 })
  expect(await waiting()).toEqual(['@fay', '@gus'])
  await pick(fay, gameId)
  expect(await waiting()).toEqual(['@gus'])
  await fay.call(gameKill, { gameId })
  expect(await waiting()).toEqual([])
  const other = await startDraft([fay, gus], { packSize: 1 })
  await playOn([fay, gus], other)
  expect(await waiting()).toEqual(['@fay', '@gus'])
  expect((await sent()).every((line) => line.includes('Game over!'))).toBe(true)
})

it('says how a game ended: who won, alone or together, that nobody did, or that all share the end', () => {
  const one = { player: 'ann', winners: ['ann'], reason: 'score' }
  expect(resultLine(one)).toBe('ann wins due to score')
  expect(resultLine({ ...one, winners: ['ann', 'bob'] })).toBe('ann and bob win due to score')
  expect(resultLine({ ...one, winners: ['ann', 'bob', 'cat'] })).toBe('ann, bob, and cat win due to score')
  expect(resultLine({ player: 'nobody', winners: [], reason: 'Draw Game' })).toBe('Draw Game')
  const all = { player: 'everyone', winners: [], reason: 'Draft is complete' }
  expect(resultLine(all, 'Draft Complete')).toBe('Draft Complete')
  expect(resultLine(all)).toBe('Draft is complete')
})

it('keeps an answer whose next question cannot be put into words', async () => {
  const module = registeredGames.get('Cube Draft')
  if (module?.play === undefined) throw new Error('There are no rules of the draft.')
  const occasion = () => {
    throw new Error('no words for it')
  }
  const wordless = { ...module, play: { ...module.play, rules: { ...module.play.rules, occasion } } }
  const quiet = { slackHook: hook, sendsNotices: true, logLevel: 'silent' } as const
  const other = await startHub({ config: quiet, games: [wordless] })
  onTestFinished(() => other.close())
  const [ann, bob] = [
    await other.person('ann', { slack: '@ann' }),
    await other.person('bob', { slack: '@bob' }),
  ]
  const gameId = await startDraft([ann, bob], { packSize: 3 })
  await pick(ann, gameId)
  await other.server.services.bell.store(0)
  expect((await bob.call(noticeBell, {})).notices).toHaveLength(1)
})

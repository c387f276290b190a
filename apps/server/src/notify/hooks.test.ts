import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { once } from 'node:events'
import { type AddressInfo } from 'node:net'
import {
  gameKill,
  gameSaveResponse,
  noticeHookAdd,
  noticeChannelRemove,
  noticeChannels,
  noticeChannelTest,
  noticeChoose,
  type SentBodyOf,
} from '@parlour/protocol'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { answerTo, fetchDraft, startDraft } from '../testing/play-draft'
import { refusal } from '../testing/refusal'
import { type HubPerson, startHub } from '../testing/test-hub'
import { postOut } from './post-out'

interface Post {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let service: Server
let base: string
const posts: Post[] = []
/** How the service answers each path; else with 200. */
const answers: Record<string, { status: number; headers?: Record<string, string>; body?: string } | 'hang'> =
  {}

beforeAll(async () => {
  service = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      const url = request.url ?? ''
      posts.push({ url, headers: request.headers, body })
      const answer = answers[url] ?? { status: 200 }
      if (answer !== 'hang') response.writeHead(answer.status, answer.headers).end(answer.body)
    })
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})
beforeEach(() => {
  posts.length = 0
})

const sending = () => ({
  sendsNotices: true,
  privateHooks: true,
  publicUrl: 'https://parlour.test',
  hookServices: { telegram: base, slack: base },
})
const configured = async () => startHub({ config: sending() })
type TestedHub = Awaited<ReturnType<typeof configured>>

async function send(hub: TestedHub): Promise<readonly Post[]> {
  await hub.server.outbox?.send()
  return posts.splice(0)
}
const add = async (person: HubPerson, hook: SentBodyOf<typeof noticeHookAdd>) => {
  await person.call(noticeHookAdd, hook)
  const last = (await person.call(noticeChannels, {})).channels.at(-1)
  if (last === undefined) throw new Error('The hook is not listed.')
  return last._id
}
const outboxRows = (hub: TestedHub) => hub.server.services.store.db.selectFrom('outbox').selectAll().execute()
const beDue = (hub: TestedHub) =>
  hub.server.services.store.db.updateTable('outbox').set({ next_at: Date.now() }).execute()

it('speaks what each service understands, names the person first and mentions nobody by accident', async () => {
  const hub = await configured()
  const ann = await hub.person('ann')
  const bob = await hub.person('bob')
  answers['/bot12%3Aab/sendMessage'] = answers['/api/chat.postMessage'] = { status: 200, body: '{"ok":true}' }
  await add(ann, { kind: 'discord', address: `${base}/discord` })
  await add(ann, { kind: 'telegram', token: '12:ab', target: '77' })
  await add(ann, { kind: 'slack', token: 'xoxb-1', target: 'U1' })
  await add(ann, { kind: 'ntfy', address: `${base}/topic`, token: 'tk' })
  await add(ann, { kind: 'json', address: `${base}/json`, token: 'tk' })
  const gameId = await startDraft([ann, bob], { packSize: 2 })
  const got = new Map((await send(hub)).map((post) => [post.url, post]))
  const json = (url: string): Record<string, unknown> => JSON.parse(got.get(url)?.body ?? '{}')
  const link = `https://parlour.test/game/${gameId}`
  const words = expect.stringMatching(
    new RegExp(`^ann: .* \\(Cube Draft\\): your turn: Draft Card\\. ${link}$`),
  )
  expect(json('/discord')).toEqual({ content: words, allowed_mentions: { parse: [] } })
  expect(json('/bot12%3Aab/sendMessage')).toEqual({ chat_id: '77', text: words })
  expect(json('/api/chat.postMessage')).toMatchObject({ channel: 'U1', text: words })
  expect(got.get('/api/chat.postMessage')?.headers.authorization).toBe('Bearer xoxb-1')
  expect(got.get('/topic')?.body).toEqual(words)
  expect(got.get('/topic')?.headers).toMatchObject({ click: link, authorization: 'Bearer tk' })
  expect(json('/json')).toMatchObject({
    kind: 'your-turn',
    of: 'Cube Draft',
    person: 'ann',
    asked: 'Draft Card',
    link,
    text: words,
  })
  expect(json('/json').id).toBe(got.get('/json')?.headers['idempotency-key'])
  expect(got.size).toBe(5)
  expect(await send(hub)).toEqual([])
  await hub.close()
})

it('tries again what fails, with the same id, later still where the service asks for it', async () => {
  const hub = await configured()
  const ann = await hub.person('ann')
  await add(ann, { kind: 'json', address: `${base}/busy` })
  answers['/busy'] = { status: 429, headers: { 'retry-after': '1000' } }
  await startDraft([ann, await hub.person('bob')], { packSize: 2 })
  const [first] = await send(hub)
  const [waiting] = await outboxRows(hub)
  expect(Number(waiting?.next_at) - Date.now()).toBeGreaterThan(900_000)
  expect((await ann.call(noticeChannels, {})).channels[0]?.failed?.why).toBe('too many messages (429)')
  answers['/busy'] = { status: 503 }
  await beDue(hub)
  await send(hub)
  delete answers['/busy']
  await beDue(hub)
  const [second] = await send(hub)
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  expect(await outboxRows(hub)).toEqual([])
  const [hook] = (await ann.call(noticeChannels, {})).channels
  expect(hook?.deliveredAt).toBeGreaterThan(0)
  await hub.close()
})

it('sends what another process had taken to send when it was killed, and not while that may still live', async () => {
  const hub = await configured()
  const ann = await hub.person('ann')
  await add(ann, { kind: 'json', address: `${base}/json` })
  await startDraft([ann, await hub.person('bob')], { packSize: 2 })
  const { db } = hub.server.services.store
  const [row] = await outboxRows(hub)
  // As it stands when a process ends between the claim and the answer of the service.
  await db
    .updateTable('outbox')
    .set({ next_at: Date.now() + 60_000, tries: 1 })
    .execute()
  expect(await send(hub)).toEqual([])
  await beDue(hub)
  expect((await send(hub)).map(({ headers }) => headers['idempotency-key'])).toEqual([row?.id])
  await hub.close()
})

it('follows no redirect, and pauses a hook after three messages that were given up until a test arrives', async () => {
  const hub = await configured()
  const [ann, bob] = [await hub.person('ann'), await hub.person('bob')]
  const id = await add(ann, { kind: 'discord', address: `${base}/moved` })
  answers['/moved'] = { status: 302, headers: { location: `${base}/elsewhere` } }
  for (let n = 0; n < 4; n += 1) {
    const gameId = await startDraft([ann, bob], { packSize: 2 })
    expect((await send(hub)).map(({ url }) => url)).toEqual(n < 3 ? ['/moved'] : [])
    await ann.call(gameKill, { gameId })
  }
  const hook = async () => (await ann.call(noticeChannels, {})).channels[0]
  expect(await hook()).toMatchObject({
    isPaused: true,
    failed: { why: expect.stringMatching(/^redirected/) },
  })
  delete answers['/moved']
  expect((await ann.call(noticeChannelTest, { id })).message).toBe('Sent, and taken by the service.')
  expect(await hook()).toMatchObject({ isPaused: false })
  await hub.close()
})

it('leaves time for an answer where its owner wants that, and then says nothing', async () => {
  const hub = await configured()
  const [ann, bob] = [await hub.person('ann'), await hub.person('bob')]
  const id = await add(ann, { kind: 'json', address: `${base}/later` })
  await ann.call(noticeChoose, { id, kind: 'your-turn', soon: 'later' })
  const gameId = await startDraft([ann, bob], { packSize: 2 })
  expect(await send(hub)).toEqual([])
  const wait = Number((await outboxRows(hub))[0]?.next_at) - Date.now()
  expect(wait).toBeGreaterThan(8 * 60_000)
  expect(wait).toBeLessThanOrEqual(10 * 60_000)
  const response = await answerTo(ann, await fetchDraft(ann, gameId))
  await ann.call(gameSaveResponse, { gameId, response: response as never })
  expect(await outboxRows(hub)).toEqual([])
  const other = await startDraft([ann, bob], { packSize: 2 })
  await beDue(hub)
  expect((await send(hub)).map(({ body }) => JSON.parse(body))).toMatchObject([
    { kind: 'your-turn', link: `https://parlour.test/game/${other}` },
  ])
  await hub.close()
})

it('gives up on a service that hangs', async () => {
  answers['/hang'] = 'hang'
  const post = { address: `${base}/hang`, headers: {}, body: '' }
  expect(await postOut(post, { mayBePrivate: true, patience: 200 })).toEqual({
    isTaken: false,
    failure: 'no answer within 0.2 s',
    isFinal: false,
  })
})

it('connects to no private address, also where a name leads to one', async () => {
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1']) {
    const post = { address: `${base.replace('127.0.0.1', host)}/secret`, headers: {}, body: '' }
    const delivery = await postOut(post, { mayBePrivate: false })
    expect([host, delivery]).toEqual([
      host,
      { isTaken: false, failure: expect.stringMatching(/private network/), isFinal: true },
    ])
  }
  expect(posts).toEqual([])
})

it('refuses a private address where the host does not allow it, and a test where nothing is sent', async () => {
  const hub = await startHub({ config: { logLevel: 'silent' } })
  const ann = await hub.person('ann')
  const said = async (body: SentBodyOf<typeof noticeHookAdd>) =>
    (await refusal(ann, noticeHookAdd, body)).message
  expect(await said({ kind: 'json', address: 'https://192.168.1.1/x' })).toMatch(/private network/)
  expect(await said({ kind: 'json', address: 'http://hooks.test/x' })).toBe(
    'The address must begin with https://.',
  )
  expect(await said({ kind: 'json', address: 'nonsense' })).toBe('Enter the whole address of the hook.')
  expect(await said({ kind: 'telegram', token: '1:a' })).toMatch(/token of a bot, and the chat/)
  await ann.call(noticeHookAdd, { kind: 'json', address: 'https://hooks.test/x' })
  const [hook] = (await ann.call(noticeChannels, {})).channels
  expect((await refusal(ann, noticeChannelTest, { id: hook?._id ?? '' })).message).toMatch(
    /sends no messages/,
  )
  await hub.close()
})

onBothStores('hooks of people', (hub) => {
  it('are their own, at most ten, and show nothing again by which somebody could write there', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const address = 'https://hooks.test/very-secret-path'
    for (let n = 0; n < 10; n += 1) await add(ann, { kind: 'json', address, token: 'secret-token' })
    expect((await refusal(ann, noticeHookAdd, { kind: 'json', address })).message).toMatch(/^You have 10/)
    const shown = await ann.call(noticeChannels, {})
    expect(JSON.stringify(shown)).not.toMatch(/very-secret-path|secret-token/)
    expect(shown.channels[0]).toEqual({
      _id: expect.any(String),
      kind: 'json',
      host: 'hooks.test',
      choices: expect.objectContaining({ 'your-turn': 'now' }),
      isPaused: false,
    })
    expect((await bob.call(noticeChannels, {})).channels).toEqual([])
    const id = shown.channels[0]?._id ?? ''
    expect((await refusal(bob, noticeChoose, { id, kind: 'began', soon: 'now' })).http).toBe(404)
    for (const call of [noticeChannelRemove, noticeChannelTest])
      expect((await refusal(bob, call, { id })).http).toBe(404)
    await ann.call(noticeChannelRemove, { id })
    expect((await ann.call(noticeChannels, {})).channels).toHaveLength(9)
  })
})

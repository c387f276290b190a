import { createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { gameSaveResponse, noticeChannels, noticeChannelTest, noticePushAdd } from '@parlour/protocol'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { answerTo, fetchDraft, startDraft } from '../testing/play-draft'
import { pushBrowser } from '../testing/push-browser'
import { refusal } from '../testing/refusal'
import { type HubPerson, startHub, type TestHub } from '../testing/test-hub'

const PUBLIC = 'https://parlour.test'
let service: Server
let base: string
let hub: TestHub
/** How the push service answers; 201 is taken. */
let status = 201
const posts: { readonly url: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }[] = []

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      posts.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(status).end()
    })
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  hub = await startHub({
    config: { sendsNotices: true, privateHooks: true, publicUrl: PUBLIC, logLevel: 'silent' },
  })
})
afterAll(async () => {
  await hub.close()
  service.closeAllConnections()
  service.close()
})
beforeEach(() => {
  posts.length = 0
  status = 201
})

async function send(): Promise<typeof posts> {
  await hub.server.outbox?.send()
  return posts.splice(0)
}
const subscribe = async (person: HubPerson, path: string) => {
  const device = pushBrowser()
  const body = { endpoint: `${base}${path}`, ...device.keys, device: 'Firefox on Linux' }
  return { ...device, ...(await person.call(noticePushAdd, body)) }
}
const pick = async (person: HubPerson, gameId: string) =>
  person.call(gameSaveResponse, {
    gameId,
    response: (await answerTo(person, await fetchDraft(person, gameId))) as never,
  })

it('brings a notice to each browser, readable there alone, and signed by the hub', async () => {
  const ann = await hub.person('ann')
  const [one, other] = [await subscribe(ann, '/one'), await subscribe(ann, '/other')]
  const gameId = await startDraft([ann, await hub.person('bob')], { packSize: 3 })
  const { name } = (await fetchDraft(ann, gameId)).settings
  const sent = await send()
  expect(sent.map(({ url }) => url).sort()).toEqual(['/one', '/other'])
  for (const { url, body, headers } of sent) {
    const device = url === '/one' ? one : other
    expect(device.read(body)).toEqual({
      title: `${name} waits for you`,
      body: 'Cube Draft: Draft Card',
      tag: gameId,
      path: `/game/${gameId}`,
      isWithdrawn: false,
    })
    expect(() => (url === '/one' ? other : one).read(body)).toThrow()
    expect(body.toString('latin1')).not.toContain(name)
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'high', topic: gameId })
    expect(await isSignedByHub(headers.authorization ?? '', ann)).toBe(true)
  }
})

/** Whether the signature of a push is of the key that browsers subscribed with, for this service. */
async function isSignedByHub(authorization: string, person: HubPerson): Promise<boolean> {
  const { pushKey } = await person.call(noticeChannels, {})
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [head, claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(pushKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  })
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  return (
    key === pushKey &&
    aud === base &&
    sub === PUBLIC &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  )
}

it('withdraws a notice from all browsers once the question is answered, if one was sent', async () => {
  const [cat, dan] = [await hub.person('cat'), await hub.person('dan')]
  const device = await subscribe(cat, '/cat')
  const gameId = await startDraft([cat, dan], { packSize: 3 })
  expect((await send()).map(({ body }) => device.read(body).isWithdrawn)).toEqual([false])
  await pick(cat, gameId)
  const [taken] = await send()
  expect(device.read(taken?.body ?? Buffer.alloc(0))).toMatchObject({ tag: gameId, isWithdrawn: true })
  expect(await send()).toEqual([])
})

it('forgets a browser that the push service knows no more, and who used it before', async () => {
  const [eve, fay] = [await hub.person('eve'), await hub.person('fay')]
  const { channelId } = await subscribe(eve, '/shared')
  await subscribe(fay, '/shared')
  const channels = async (person: HubPerson) => (await person.call(noticeChannels, {})).channels
  expect(await channels(eve)).toEqual([])
  expect(await refusal(eve, noticeChannelTest, { id: channelId })).toMatchObject({ http: 404 })
  status = 410
  await startDraft([fay, eve], { packSize: 3 })
  await send()
  expect(await channels(fay)).toEqual([])
})

it('takes no address in a private network where the host does not allow it', async () => {
  const closed = await startHub({ config: { logLevel: 'silent' } })
  const body = { endpoint: `${base}/x`, ...pushBrowser().keys, device: '' }
  expect((await refusal(await closed.person('ann'), noticePushAdd, body)).message).toMatch(
    /must begin with https/,
  )
  const near = { ...body, endpoint: 'https://10.0.0.1/x' }
  expect((await refusal(await closed.person('ann'), noticePushAdd, near)).message).toMatch(/private network/)
  await closed.close()
})

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import {
  adminImpersonate,
  gameKill,
  gameSaveResponse,
  noticeChannelRemove,
  noticeChannels,
  noticeChannelTest,
  noticeHookAdd,
  noticePushAdd,
  noticesSent,
} from '@parlour/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepSentNotice, SENT_SIZE } from '../store/records/sent-notices'
import { onBothStores } from '../testing/both-stores'
import { answerTo, fetchDraft, startDraft } from '../testing/play-draft'
import { pushBrowser } from '../testing/push-browser'
import { refusal } from '../testing/refusal'
import { type HubPerson, personOf } from '../testing/test-hub'

let service: Server
let base: string
/** How the service answers each path; else with 200. */
const statuses: Record<string, number> = {}

beforeAll(async () => {
  service = createServer((request, response) => {
    request.resume()
    request.on('end', () => response.writeHead(statuses[request.url ?? ''] ?? 200).end())
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

const sentTo = async (person: HubPerson) => (await person.call(noticesSent, {})).sent
const addHook = async (person: HubPerson, path: string) => {
  await person.call(noticeHookAdd, { kind: 'json', address: `${base}${path}`, token: 'hook-secret' })
  const id = (await person.call(noticeChannels, {})).channels.at(-1)?._id
  if (id === undefined) throw new Error('The hook is not listed.')
  return id
}
const config = {
  sendsNotices: true,
  privateHooks: true,
  publicUrl: 'https://parlour.test',
  logLevel: 'silent',
} as const

onBothStores(
  'the list of messages sent lately',
  (hub) => {
    const send = () => hub().server.outbox?.send()
    const beDue = () =>
      hub().server.services.store.db.updateTable('outbox').set({ next_at: Date.now() }).execute()

    it('tells the owner alone which message went where, and neither what was asked nor an address', async () => {
      const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
      const channelId = await addHook(ann, '/secret-path')
      const gameId = await startDraft([ann, bob], { packSize: 3 })
      const { name } = (await fetchDraft(ann, gameId)).settings
      await send()
      const [sent, ...others] = await sentTo(ann)
      expect(others).toEqual([])
      expect(sent).toEqual({
        _id: expect.any(String),
        at: expect.any(Number),
        title: `${name} waits for you`,
        channel: { _id: channelId, kind: 'json', host: new URL(base).host },
        delivery: 'sent',
      })
      expect(Date.now() - (sent?.at ?? 0)).toBeLessThan(60_000)
      const stored = await hub().server.services.store.db.selectFrom('sent_notices').selectAll().execute()
      expect(JSON.stringify(stored)).not.toMatch(/secret|Draft Card/)
      expect(await sentTo(bob)).toEqual([])
      await ann.call(noticeChannelRemove, { id: channelId })
      expect(await sentTo(ann)).toHaveLength(1)
    })

    it('is kept from an admin who acts as its owner', async () => {
      const cat = await hub().person('cat')
      const { impersonationToken } = await hub().admin.call(adminImpersonate, { targetUserId: cat._id })
      const acting = personOf(hub().address, { ...cat, token: impersonationToken })
      expect(await refusal(acting, noticesSent, {})).toMatchObject({ http: 403 })
    })

    it('lists a message once, whether it is tried again, given up, or arrives late', async () => {
      const [dan, eve] = [await hub().person('dan'), await hub().person('eve')]
      await addHook(dan, '/busy')
      statuses['/busy'] = 503
      const gameId = await startDraft([dan, eve], { packSize: 3 })
      await send()
      const trying = await sentTo(dan)
      expect(trying).toMatchObject([{ delivery: 'trying', why: expect.stringContaining('503') }])
      delete statuses['/busy']
      await beDue()
      await send()
      const [arrived, ...others] = await sentTo(dan)
      expect(arrived).toMatchObject({ _id: trying[0]?._id, delivery: 'sent' })
      expect(arrived).not.toHaveProperty('why')
      expect(others).toEqual([])
      await dan.call(gameKill, { gameId })
      statuses['/busy'] = 404
      await startDraft([dan, eve], { packSize: 3 })
      await send()
      expect(await sentTo(dan)).toMatchObject([{ delivery: 'failed' }, { delivery: 'sent' }])
      delete statuses['/busy']
    })

    it('names a browser as its owner does, and leaves out what only takes a notice back', async () => {
      const [fay, gus] = [await hub().person('fay'), await hub().person('gus')]
      const body = { endpoint: `${base}/fay`, ...pushBrowser().keys, device: 'Firefox on Linux' }
      await fay.call(noticePushAdd, body)
      const gameId = await startDraft([fay, gus], { packSize: 3 })
      await send()
      const response = await answerTo(fay, await fetchDraft(fay, gameId))
      await fay.call(gameSaveResponse, { gameId, response: response as never })
      await send()
      expect(await sentTo(fay)).toMatchObject([{ channel: { kind: 'push', target: 'Firefox on Linux' } }])
      statuses['/fay'] = 410
      const { channels } = await fay.call(noticeChannels, {})
      await fay.send(noticeChannelTest, { id: channels[0]?._id ?? '' })
      expect(await sentTo(fay)).toMatchObject([
        { title: 'A test of your notices', delivery: 'failed' },
        { delivery: 'sent' },
      ])
      delete statuses['/fay']
    })

    it('keeps the last fifty of fourteen days', async () => {
      const ida = await hub().person('ida')
      const { store } = hub().server.services
      const now = Date.now()
      const message = (n: number, at: number) => ({
        id: String(n).padStart(24, '0'),
        user_id: ida._id,
        at,
        title: `message ${n}`,
        channel_id: 'a'.repeat(24),
        kind: 'ntfy',
        host: 'ntfy.sh',
        target: null,
        delivery: 'sent' as const,
        failure: null,
      })
      await keepSentNotice(store.db, message(0, now - 15 * 24 * 60 * 60 * 1000))
      expect(await sentTo(ida)).toEqual([])
      const rows = () =>
        store.db.selectFrom('sent_notices').select('title').where('user_id', '=', ida._id).execute()
      expect(await rows()).toHaveLength(1)
      const channelId = await addHook(ida, '/ida')
      await startDraft([ida, await hub().person('jan')], { packSize: 3 })
      await send()
      expect(await rows()).toMatchObject([{ title: expect.stringMatching(/ waits for you$/) }])
      await ida.call(noticeChannelRemove, { id: channelId })
      for (let n = 1; n <= SENT_SIZE + 2; n += 1) await keepSentNotice(store.db, message(n, now + 60_000 + n))
      const sent = await sentTo(ida)
      expect(sent).toHaveLength(SENT_SIZE)
      expect(sent[0]?.title).toBe(`message ${SENT_SIZE + 2}`)
      expect(await rows()).toHaveLength(SENT_SIZE)
    })
  },
  { config },
)

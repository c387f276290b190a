import { once } from 'node:events'
import { type AddressInfo } from 'node:net'
import {
  gameKill,
  noticeChannelRemove,
  noticeChannels,
  noticeChannelTest,
  noticeChoose,
  noticeMailAdd,
} from '@parlour/protocol'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startDraft } from '../testing/play-draft'
import { refusal } from '../testing/refusal'
import { type HubPerson, startHub, type TestHub } from '../testing/test-hub'
import { sendMail } from './mail'

interface Received {
  readonly to: readonly string[]
  readonly raw: string
}

let server: SMTPServer
let url: string
let hub: TestHub
const received: Received[] = []
/** What the mail server does with the next mails. */
let mood: 'takes' | 'fails' | 'refuses' | 'hangs' = 'takes'

const PUBLIC = 'https://parlour.test'
const from = 'Parlour <parlour@hub.test>'

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      if (mood === 'fails') return done(Object.assign(new Error('later'), { responseCode: 451 }))
      if (mood === 'refuses') return done(Object.assign(new Error('nobody'), { responseCode: 550 }))
      done()
    },
    onData: (stream, { envelope }, done) => {
      let raw = ''
      stream.setEncoding('utf8').on('data', (part: string) => (raw += part))
      stream.on('end', () => {
        if (mood === 'hangs') return
        received.push({ to: envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  hub = await startHub({
    config: { sendsNotices: true, publicUrl: PUBLIC, mail: { url, from }, logLevel: 'silent' },
  })
})
afterAll(async () => {
  await hub.close()
  await new Promise<void>((resolve) => server.close(resolve))
})
beforeEach(() => {
  received.length = 0
  mood = 'takes'
})

/** Decodes the soft line breaks and signs of quoted-printable. */
const plain = (raw: string): string =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
/** Returns the path of the first link of this kind in a mail. */
const linkIn = (raw: string, purpose: 'confirm' | 'stop'): string => {
  const path = new RegExp(`${PUBLIC}(/mail/${purpose}/[\\w.-]+)`).exec(
    plain(raw).replace(/\r\n\s/g, ' '),
  )?.[1]
  if (path === undefined) throw new Error('There is no such link.')
  return path
}
async function send(): Promise<readonly Received[]> {
  await hub.server.outbox?.send()
  return received.splice(0)
}
const beDue = () => hub.server.services.store.db.updateTable('outbox').set({ next_at: Date.now() }).execute()
const only = async (person: HubPerson) => (await person.call(noticeChannels, {})).channels[0]
async function withMail(name: string): Promise<HubPerson> {
  const person = await hub.person(name)
  await person.call(noticeMailAdd, { address: `${name}@example.org` })
  const [mail] = received.splice(0)
  await fetch(`${hub.address}${linkIn(mail?.raw ?? '', 'confirm')}`, { method: 'POST' })
  const id = (await only(person))?._id ?? ''
  await person.call(noticeChoose, { id, kind: 'your-turn', soon: 'now' })
  return person
}

it('sends to an address once its owner has confirmed it, and not by opening the link alone', async () => {
  const ann = await hub.person('ann')
  const bob = await hub.person('bob')
  await ann.call(noticeMailAdd, { address: 'ann@example.org' })
  const [mail] = received.splice(0)
  expect(mail?.to).toEqual(['ann@example.org'])
  const link = linkIn(mail?.raw ?? '', 'confirm')
  const asked = await fetch(`${hub.address}${link}`)
  expect(await asked.text()).toContain('Confirm this address')
  const gameId = await startDraft([ann, bob], { packSize: 2 })
  expect(await send()).toEqual([])
  expect((await refusal(ann, noticeChannelTest, { id: (await only(ann))?._id ?? '' })).message).toMatch(
    /Open the link/,
  )
  expect((await fetch(`${hub.address}${link.slice(0, -3)}abc`, { method: 'POST' })).status).toBe(404)
  expect(await only(ann)).toMatchObject({ kind: 'mail', host: 'ann@example.org', isUnconfirmed: true })
  expect((await fetch(`${hub.address}${link}`, { method: 'POST' })).status).toBe(200)
  expect((await only(ann))?.isUnconfirmed).toBeUndefined()
  await ann.call(gameKill, { gameId })
})

it('says as text and as HTML which game waits, and stops by one click of the mail program', async () => {
  const cat = await withMail('cat')
  const gameId = await startDraft([cat, await hub.person('bob')], { packSize: 2 })
  const [mail, ...more] = await send()
  expect(more).toEqual([])
  const raw = mail?.raw ?? ''
  expect(raw).toMatch(/^Subject: .* waits for you\r$/m)
  expect(raw).toContain('multipart/alternative')
  expect(raw).toContain('text/html')
  expect(plain(raw)).toContain(`${PUBLIC}/game/${gameId}`)
  expect(plain(raw)).toContain(`<a href="${PUBLIC}/game/${gameId}">Open the game</a>`)
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const unfolded = raw.replace(/\r\n[ \t]+/g, '')
  const stop = linkIn(/^List-Unsubscribe:.*/m.exec(unfolded)?.[0] ?? '', 'stop')
  expect((await fetch(`${hub.address}${stop}`)).status).toBe(200)
  expect(await only(cat)).toBeDefined()
  const click = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  }
  for (const _twice of [1, 2]) expect((await fetch(`${hub.address}${stop}`, click)).status).toBe(200)
  expect(await only(cat)).toBeUndefined()
})

it('tries again what the mail server puts off, with the same id, and gives up what it refuses', async () => {
  const dan = await withMail('dan')
  mood = 'fails'
  const gameId = await startDraft([dan, await hub.person('bob')], { packSize: 2 })
  expect(await send()).toEqual([])
  expect((await only(dan))?.failed?.why).toBe('the mail server answered 451')
  const [row] = await hub.server.services.store.db.selectFrom('outbox').selectAll().execute()
  mood = 'takes'
  await beDue()
  const [mail] = await send()
  expect(mail?.raw).toContain(`Message-ID: <${row?.id}@hub.test>`)
  expect(await only(dan)).toMatchObject({ deliveredAt: expect.any(Number) })
  await dan.call(gameKill, { gameId })
  mood = 'refuses'
  await startDraft([dan, await hub.person('bob')], { packSize: 2 })
  await send()
  expect((await only(dan))?.failed?.why).toBe('the mail server answered 550')
  expect(await hub.server.services.store.db.selectFrom('outbox').selectAll().execute()).toEqual([])
})

it('waits for no mail server that hangs, or that is not there', async () => {
  mood = 'hangs'
  const mail = { id: 'x', to: 'ann@example.org', subject: 's', text: 't', html: 'h' }
  expect(await sendMail({ url, from }, mail, 300)).toEqual({
    isTaken: false,
    failure: 'no answer from the mail server',
    isFinal: false,
  })
  expect(await sendMail({ url: 'smtp://127.0.0.1:1', from }, mail)).toMatchObject({
    isTaken: false,
    failure: expect.stringMatching(/^no connection to the mail server/),
    isFinal: false,
  })
})

it('keeps no address to which the mail server takes no mail, and none where the hub has no mail', async () => {
  const eve = await hub.person('eve')
  mood = 'refuses'
  const body = { address: 'eve@example.org' }
  expect((await refusal(eve, noticeMailAdd, body)).message).toMatch(/^The mail could not be sent/)
  expect(await only(eve)).toBeUndefined()
  expect((await refusal(eve, noticeMailAdd, { address: 'eve' })).message).toMatch(/e-mail address/)
  const silent = await startHub()
  expect((await refusal(await silent.person('eve'), noticeMailAdd, body)).message).toBe(
    'This hub sends no e-mail.',
  )
  await silent.close()
})

it('mails no more than three confirmations in a while, by one person or to one address', async () => {
  const [ian, jan] = [await hub.person('ian'), await hub.person('jan')]
  for (let n = 0; n < 3; n += 1) {
    await ian.call(noticeMailAdd, { address: 'Victim@example.org' })
    expect(received.splice(0)).toHaveLength(1)
    await ian.call(noticeChannelRemove, { id: (await only(ian))?._id ?? '' })
  }
  expect((await refusal(ian, noticeMailAdd, { address: 'other@example.org' })).http).toBe(429)
  expect((await refusal(jan, noticeMailAdd, { address: 'victim@example.org' })).http).toBe(429)
  expect(received).toEqual([])
  await jan.call(noticeMailAdd, { address: 'jan@example.org' })
  expect(received).toHaveLength(1)
})

import {
  adminHealth,
  cardLookup,
  cardSearch,
  gameSaveFull,
  invitationInfo,
  lobbyAll,
  lobbyCreate,
  login,
  userDeactivate,
} from '@parlour/protocol'
import { io } from 'socket.io-client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPage, startHub, type TestHub } from '../testing/test-hub'
import { APP_VERSION } from '../version'
import { createLimits, holderOf } from './limits'

let hub: TestHub
afterEach(() => hub.close())

const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${hub.address}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ appVersion: APP_VERSION, ...body }),
  })
const signIn = async (username: string, password: string, device?: string): Promise<number> =>
  (await post(login.path, { username, password, device })).status
const signedIn = async (username: string, password: string) =>
  (await (await post(login.path, { username, password })).json()) as { readonly device?: string }
const limits = (failedLogins: number) => ({ failedLogins, writesPerSecond: 0, writeBurst: 60 })

describe('failed sign-ins', () => {
  it('are counted while they are under way, so that many at once are not all tried', async () => {
    hub = await startHub({ config: { limits: limits(3) } })
    await hub.person('una')
    const guesses = Array.from({ length: 12 }, (_, at) => signIn('una', `guess ${at}`))
    const codes = (await Promise.all(guesses)).sort()
    expect(codes).toEqual([401, 401, 401, ...Array<number>(9).fill(429)])
    expect(await signIn('una', "una's password")).toBe(429)
  })

  it('leave room for those that succeed', async () => {
    hub = await startHub({ config: { limits: limits(2) } })
    await hub.person('vic')
    for (let time = 0; time < 4; time += 1) expect(await signIn('vic', "vic's password")).toBe(200)
    expect(await signIn('vic', 'wrong')).toBe(401)
    expect(await signIn('vic', "vic's password")).toBe(200)
    expect(await signIn('vic', 'wrong')).toBe(401)
    expect(await signIn('vic', "vic's password")).toBe(429)
  })

  it('are counted per address as well, so that nobody tries one name after another', async () => {
    hub = await startHub({ config: { limits: limits(1) } })
    await hub.person('ida')
    const names = ['a', 'b', 'c', 'd', 'e']
    for (const name of names) expect(await signIn(name, 'wrong')).toBe(401)
    expect(await signIn('f', 'wrong')).toBe(429)
    expect(await signIn('ida', "ida's password")).toBe(429)
  })

  it('of others at an address keep no browser out in which the user was signed in before', async () => {
    hub = await startHub({ config: { limits: limits(1) } })
    await hub.person('kim')
    const { device } = await signedIn('kim', "kim's password")
    for (const name of ['a', 'b', 'c', 'd', 'e']) await signIn(name, 'wrong')
    expect(await signIn('kim', "kim's password")).toBe(429)
    expect(await signIn('kim', "kim's password", device)).toBe(200)
    expect(await signIn('kim', 'wrong', device)).toBe(401)
    expect(await signIn('kim', 'wrong', device)).toBe(429)
    await hub.person('lea')
    const forged = device?.replace(/^[^.]+/, 'f'.repeat(24))
    for (const other of [device, forged, 'a.b.c', `${device}x`])
      expect(await signIn('lea', "lea's password", other)).toBe(429)
  })

  it('with links that do not exist keep nobody from signing in', async () => {
    hub = await startHub({ config: { limits: limits(1) } })
    await hub.person('mia')
    const codes: number[] = []
    for (let at = 0; at < 7; at += 1)
      codes.push((await post(invitationInfo.path, { token: `${at}`.padEnd(48, '0') })).status)
    expect(codes).toEqual([400, 400, 400, 400, 400, 429, 429])
    expect(await signIn('mia', "mia's password")).toBe(200)
  })

  it('of one name from many addresses make the next ones slow, and lock nobody out', () => {
    const counted = createLimits(limits(10))
    const from = (at: number) => counted.countLogin({ username: 'Nia', address: `10.0.0.${at}` })
    const waits = Array.from({ length: 30 }, (_, at) => from(at).wait)
    expect(waits.slice(0, 22)).toEqual([...Array<number>(20).fill(0), 250, 500])
    expect(Math.max(...waits)).toBe(8000)
    expect(counted.countLogin({ username: 'nia', address: '10.0.1.1', device: 'known' }).wait).toBe(0)
    expect(counted.countLogin({ username: 'ole', address: '10.0.0.1' }).wait).toBe(0)
  })

  it('behind a proxy are counted by the address that the last proxy names, whatever else is claimed', async () => {
    hub = await startHub({ config: { proxies: 1, limits: limits(1) } })
    await hub.person('pia')
    const via = (forwarded: string) =>
      post(login.path, { username: 'pia', password: 'wrong' }, { 'x-forwarded-for': forwarded })
    expect((await via('1.1.1.1, 2.2.2.2')).status).toBe(401)
    expect((await via('3.3.3.3, 2.2.2.2')).status).toBe(429)
    expect((await via('2.2.2.2, 4.4.4.4')).status).toBe(401)
    expect((await hub.admin.call(adminHealth, {})).health.warnings).toEqual([])
  })

  it('are not limited where the limit is none', async () => {
    hub = await startHub({ config: { limits: limits(0) } })
    const wes = await hub.person('wes')
    expect(await signIn('wes', 'wrong')).toBe(401)
    expect(await signIn('wes', "wes's password")).toBe(200)
    await hub.admin.call(userDeactivate, { id: wes._id })
    expect(await signIn('wes', "wes's password")).toBe(401)
  })
})

it('calls through a proxy that the settings do not name are a warning for the host', async () => {
  hub = await startHub()
  const warnings = async () => (await hub.admin.call(adminHealth, {})).health.warnings
  expect(await warnings()).toEqual([])
  for (let time = 0; time < 2; time += 1)
    await post(login.path, { username: 'x', password: 'x' }, { 'x-forwarded-for': '1.1.1.1' })
  expect(await warnings()).toEqual([expect.stringContaining('PARLOUR_BEHIND_PROXY is not set')])
})

it('one household is whoever has one network, in both kinds of addresses', () => {
  expect(holderOf('10.1.2.3')).toBe('10.1.2.3')
  expect(holderOf('::ffff:10.1.2.3')).toBe('10.1.2.3')
  const same = [
    '2001:db8:0:7::1',
    '2001:DB8:0:7:a:b:c:d',
    '2001:0db8:0000:0007::9%eth0',
    '2001:db8::7:0:0:0:1',
  ]
  expect(new Set(same.map(holderOf))).toEqual(new Set(['2001:db8:0:7::/64']))
  expect(holderOf('::1')).toBe('0:0:0:0::/64')
  expect(holderOf('2001:db8:0:8::1')).not.toBe(holderOf('2001:db8:0:7::1'))
})

describe('the limit of writes', () => {
  it('does not follow a clock that is set back', async () => {
    hub = await startHub({ config: { limits: { failedLogins: 0, writesPerSecond: 1000, writeBurst: 1 } } })
    const { admin } = hub
    await admin.call(lobbyCreate, { userIds: [admin._id] })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60 * 60 * 1000 })
    try {
      await expect.poll(async () => (await admin.send(lobbyCreate, { userIds: [admin._id] })).http).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('the limit of reads', () => {
  it('allows ten times as many as writes, and counts a search as several', async () => {
    hub = await startHub({ config: { limits: { failedLogins: 0, writesPerSecond: 0.001, writeBurst: 2 } } })
    const { admin } = hub
    const read = async () => (await admin.send(lobbyAll, {})).http
    const search = async () => (await admin.send(cardSearch, { query: 'island' })).http
    for (let time = 0; time < 10; time += 1) expect(await read()).toBe(200)
    expect([await search(), await search()]).toEqual([200, 429])
    expect((await admin.send(lobbyCreate, { userIds: [admin._id] })).http).toBe(200)
  })
})

describe('a call that is refused', () => {
  it('counts like any other, so that nobody keeps the server refusing', async () => {
    hub = await startHub({ config: { limits: { failedLogins: 0, writesPerSecond: 0.001, writeBurst: 2 } } })
    const { admin } = hub
    const wrong = async () => (await admin.send(lobbyCreate, { userIds: 'x' })).http
    expect([await wrong(), await wrong(), await wrong()]).toEqual([400, 400, 429])
  })

  it('for another version of the page gets a sentence that says so', async () => {
    hub = await startHub({ config: { limits: { failedLogins: 0, writesPerSecond: 0.001, writeBurst: 1 } } })
    const { admin } = hub
    const old = async () => (await admin.send(lobbyCreate, { appVersion: 0, userIds: [admin._id] })).http
    expect([await old(), await old()]).toEqual([409, 429])
  })
})

describe('a look-up of many cards', () => {
  it('counts as several reads', async () => {
    hub = await startHub({ config: { limits: { failedLogins: 0, writesPerSecond: 0.001, writeBurst: 2 } } })
    const { admin } = hub
    const ids = Array.from({ length: 500 }, (_, at) => at.toString(16).padStart(24, '0'))
    const lookUp = async () => (await admin.send(cardLookup, { ids })).http
    expect([await lookUp(), await lookUp()]).toEqual([200, 429])
  })
})

describe('what a page watches', () => {
  it('counts as reads, unless it watches that already', async () => {
    hub = await startHub({ config: { limits: { failedLogins: 0, writesPerSecond: 0.001, writeBurst: 4.5 } } })
    const page = await openPage(hub.address, hub.admin.token)
    for (let time = 0; time < 10; time += 1)
      expect(await page.watch({ kind: 'home' })).toMatchObject({ ok: true })
    const watch = () => page.watch({ kind: 'lobby', id: '0'.repeat(24) })
    for (let time = 0; time < 3; time += 1) expect(JSON.stringify(await watch())).toContain('lobby')
    expect(JSON.stringify(await watch())).toContain('Too many')
    page.close()
  })
})

describe('pages', () => {
  const reads = (most: number) => ({ failedLogins: 0, writesPerSecond: 0.001, writeBurst: most / 10 })
  const socketOf = () =>
    io(hub.address, { auth: { token: hub.admin.token, appVersion: APP_VERSION }, transports: ['websocket'] })

  it('may not be opened and left without end', async () => {
    hub = await startHub({ config: { limits: reads(30) } })
    const open = async () => (await openPage(hub.address, hub.admin.token)).close()
    for (let time = 0; time < 3; time += 1) await open()
    const refused = socketOf()
    const answer = await new Promise<string>((resolve) => {
      refused.once('connect_error', ({ message }) => resolve(message))
    })
    expect(answer).toBe('sign in')
    // Nor does what comes back at once, as a page does whose connection was lost.
    await expect(open()).rejects.toThrow('sign in')
    refused.close()
  })

  it('of which a person has twenty all come back after a restart, and watch what they show', async () => {
    hub = await startHub({ config: { limits: { failedLogins: 0, writesPerSecond: 20, writeBurst: 60 } } })
    const { lobbyId } = await hub.admin.call(lobbyCreate, { userIds: [hub.admin._id] })
    const pages = await Promise.all(Array.from({ length: 20 }, () => openPage(hub.address, hub.admin.token)))
    for (const target of [{ kind: 'home' }, { kind: 'lobby', id: lobbyId }])
      for (const page of pages) expect(await page.watch(target)).toMatchObject({ ok: true })
    for (const page of pages) page.close()
  })

  it('may not speak without end', async () => {
    hub = await startHub({ config: { limits: reads(30) } })
    const page = await openPage(hub.address, hub.admin.token)
    for (let time = 0; time < 40; time += 1) page.socket.emit('unwatch', { kind: 'home' })
    await expect.poll(() => page.socket.connected).toBe(false)
  })

  it('ask once on a connection, and are cut when they ask again', async () => {
    hub = await startHub({ config: { limits: reads(1000) } })
    const socket = socketOf()
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    const { engine } = socket.io
    const closed = new Promise<string>((resolve) => engine.once('close', resolve))
    engine.write(`0${JSON.stringify({ token: hub.admin.token, appVersion: APP_VERSION })}`)
    expect(await closed).toBe('transport close')
    socket.close()
  })
})

describe('the length of a body', () => {
  it('counts as writes before the body is read, so that nobody keeps the server parsing', async () => {
    hub = await startHub({ config: { limits: { failedLogins: 0, writesPerSecond: 0.001, writeBurst: 30 } } })
    const { admin } = hub
    const long = async () => (await admin.send(gameSaveFull, { responses: 'x'.repeat(3_000_000) })).http
    expect([await long(), await long()]).toEqual([400, 429])
    expect((await admin.send(lobbyCreate, { userIds: [admin._id] })).http).toBe(200)
  })

  it('counts as no more than a call would read of it', async () => {
    hub = await startHub({ config: { limits: { failedLogins: 0, writesPerSecond: 0.001, writeBurst: 10 } } })
    const { admin } = hub
    const create = async (userIds: readonly string[]) => (await admin.send(lobbyCreate, { userIds })).http
    expect([await create(['x'.repeat(1_500_000)]), await create([admin._id])]).toEqual([413, 200])
  })
})

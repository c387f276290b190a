import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cubeAll, userAll } from '@parlour/protocol'
import { APP_VERSION } from '../apps/server/src/version'
import { freshDatabase, type FreshDatabase } from './fresh-database'
import { hubClient, HubRefusal } from './hub-client'
import { serverBundle } from './server-bundle'
import { startServerProcess, type ServerProcess } from './server-process'

async function signIn(server: ServerProcess): Promise<string> {
  const { name, password } = server.admin
  return (await (await hubClient(server.url)).signIn(name, password)).name
}

/** Opens a WebSocket of the live connection by hand; whoever opened it says nothing more. */
async function upgradedConnection({ url }: ServerProcess): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const lines = [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    `Host: ${hostname}:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
  ]
  socket.on('error', () => {})
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toContain('101 Switching Protocols')
  return socket
}

/** The same, signed in: what an open page holds. */
async function signedInPage(server: ServerProcess): Promise<Socket> {
  const { name, password } = server.admin
  const { token } = await (await hubClient(server.url)).signIn(name, password)
  const socket = await upgradedConnection(server)
  socket.write(textFrame(`40${JSON.stringify({ token, appVersion: APP_VERSION })}`))
  let received = ''
  while (!received.includes('"sid"')) received += String(((await once(socket, 'data')) as [Buffer])[0])
  return socket
}

/** A text of up to 65,535 bytes as a masked WebSocket frame (RFC 6455, 5.2). */
function textFrame(text: string): Buffer {
  const bytes = Buffer.from(text)
  const head = Buffer.from([0x81, 0x80 | 126, bytes.length >> 8, bytes.length & 0xff, 0, 0, 0, 0])
  return Buffer.concat([head, bytes])
}

describe('a server in a process of its own', () => {
  let folder: string
  let database: FreshDatabase
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parlour-process-'))
    database = await freshDatabase()
  })
  afterEach(async () => {
    rmSync(folder, { recursive: true, force: true })
    await database.drop()
  })

  it('keeps its admin through a kill, in the embedded store', async () => {
    const server = await startServerProcess({ bundle: await serverBundle(), env: { PARLOUR_DATA: folder } })
    expect(await signIn(server)).toBe('admin')
    await server.crash()
    await server.restart()
    expect(await signIn(server)).toBe('admin')
    await server.stop()
  })

  it('prints where a password comes from that the host chose, and not the password', async () => {
    let printed = ''
    const server = await startServerProcess({
      bundle: await serverBundle(),
      env: { PARLOUR_DATA: folder },
      onOutput: (text) => (printed += text),
    })
    expect(printed).toContain('Sign in as admin with the password that PARLOUR_ADMIN_PASSWORD holds')
    expect(printed).not.toContain(server.admin.password)
    await server.stop()
  })

  it('is one hub with a second process on the same PostgreSQL', async () => {
    const start = { bundle: await serverBundle(), env: { DATABASE_URL: database.url } }
    const first = await startServerProcess(start)
    const second = await startServerProcess(start)
    expect(await signIn(first)).toBe('admin')
    expect(await signIn(second)).toBe('admin')
    await first.stop()
    await second.stop()
  })

  it('makes one admin and one starter cube when two processes start together on an empty PostgreSQL', async () => {
    const start = { bundle: await serverBundle(), env: { DATABASE_URL: database.url } }
    const servers = await Promise.all([startServerProcess(start), startServerProcess(start)])
    for (const server of servers) {
      const hub = await hubClient(server.url)
      const admin = await hub.signIn(server.admin.name, server.admin.password)
      expect((await admin.send(userAll, {})).users).toHaveLength(1)
      expect((await admin.send(cubeAll, {})).cubes).toHaveLength(1)
    }
    for (const server of servers) await server.stop()
  })

  it('stops within three seconds and in order, whatever live connections do not answer', async () => {
    const server = await startServerProcess({ bundle: await serverBundle(), env: { PARLOUR_DATA: folder } })
    const sleeping = await signedInPage(server)
    const silent = await upgradedConnection(server)
    // A phone that sleeps: the connection stays open and nothing is read.
    sleeping.pause()
    const before = performance.now()
    expect(await server.stop()).toBe(0)
    expect(performance.now() - before).toBeLessThan(3000)
    for (const socket of [sleeping, silent]) socket.destroy()
  })

  it('reports to a client why it was refused', async () => {
    const server = await startServerProcess({ bundle: await serverBundle(), env: { PARLOUR_DATA: folder } })
    const hub = await hubClient(server.url)
    await expect(hub.signIn('admin', 'wrong')).rejects.toThrow(HubRefusal)
    await server.stop()
  })

  it('shows what a server printed that could not start', async () => {
    const start = startServerProcess({
      bundle: await serverBundle(),
      env: { PARLOUR_DATA: folder, PARLOUR_WRITE_BURST: 'many' },
    })
    await expect(start).rejects.toThrow(`PARLOUR_WRITE_BURST must be a whole number, not 'many'`)
  })

  it('keeps the first admin for a start that can show the password, when the port is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const env = { PARLOUR_DATA: folder, PARLOUR_ADMIN_PASSWORD: '' }
    const bundle = await serverBundle()
    await expect(startServerProcess({ bundle, env: { ...env, PORT: String(port) } })).rejects.toThrow(
      `Parlour cannot start: Port ${port} is in use by another program.`,
    )
    taken.close()

    let printed = ''
    const server = await startServerProcess({ bundle, env, onOutput: (text) => (printed += text) })
    const password = /with the password (\S+)/.exec(printed)?.[1] ?? ''
    expect((await (await hubClient(server.url)).signIn('admin', password)).name).toBe('admin')
    await server.stop()
  })

  it('has its folder to itself, until it is gone', async () => {
    const data = join(folder, 'data')
    const start = { bundle: await serverBundle(), env: { PARLOUR_DATA: data } }
    const first = await startServerProcess(start)
    expect((statSync(data).mode & 0o777).toString(8)).toBe('700')
    await expect(startServerProcess(start)).rejects.toThrow(
      `Parlour cannot start: Another Parlour is already running on the store in ${data}.`,
    )
    await first.crash()
    const second = await startServerProcess(start)
    expect(await signIn(second)).toBe('admin')
    await second.stop()
  })

  it('begins no empty hub where the file of the store is gone', async () => {
    const bundle = await serverBundle()
    const server = await startServerProcess({ bundle, env: { PARLOUR_DATA: folder } })
    await server.crash()
    rmSync(join(folder, 'parlour.sqlite'))
    const log = statSync(join(folder, 'parlour.sqlite-wal')).size
    await expect(server.restart()).rejects.toThrow(
      `Parlour cannot start: ${join(folder, 'parlour.sqlite')} is gone, though a hub was there before.`,
    )
    expect(statSync(join(folder, 'parlour.sqlite-wal')).size).toBe(log)
    rmSync(join(folder, 'parlour.lock'))
    await server.restart()
    expect(await signIn(server)).toBe('admin')
    await server.stop()
  })

  it('says in a sentence which store cannot be used', async () => {
    const bundle = await serverBundle()
    writeFileSync(join(folder, 'parlour.sqlite'), 'this is no database'.repeat(1000))
    await expect(startServerProcess({ bundle, env: { PARLOUR_DATA: folder } })).rejects.toThrow(
      `Parlour cannot start: The store in ${folder} is damaged (file is not a database). Restore the latest backup`,
    )
    // The lock of that start is there now.
    writeFileSync(join(folder, 'parlour.sqlite'), '')
    await expect(startServerProcess({ bundle, env: { PARLOUR_DATA: folder } })).rejects.toThrow(
      `Parlour cannot start: The store in ${folder} is empty, though a hub was there before.`,
    )
    // A copy of the file of a new hub without the log beside it: its head alone.
    const copy = new Database(join(folder, 'copy.sqlite'))
    copy.exec('pragma page_size = 512; pragma journal_mode = wal; vacuum')
    copy.close()
    renameSync(join(folder, 'copy.sqlite'), join(folder, 'parlour.sqlite'))
    expect(statSync(join(folder, 'parlour.sqlite')).size).toBe(512)
    await expect(startServerProcess({ bundle, env: { PARLOUR_DATA: folder } })).rejects.toThrow(
      `Parlour cannot start: The store in ${folder} is empty, though a hub was there before.`,
    )
    // The same copy in a folder of its own.
    rmSync(join(folder, 'parlour.lock'))
    await expect(startServerProcess({ bundle, env: { PARLOUR_DATA: folder } })).rejects.toThrow(
      `Parlour cannot start: ${join(folder, 'parlour.sqlite')} holds no hub: it may be a copy without its -wal.`,
    )
    const DATABASE_URL = 'postgres://me:secret@127.0.0.1:1/hub'
    const start = startServerProcess({ bundle, env: { DATABASE_URL } })
    await expect(start).rejects.toThrow('The PostgreSQL of DATABASE_URL cannot be used (connect ECONNREFUSED')
    await expect(start).rejects.not.toThrow('secret')
  })
})

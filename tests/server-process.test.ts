import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from './fresh-database'
import { hubClient, HubRefusal } from './hub-client'
import { serverBundle } from './server-bundle'
import { startServerProcess, type ServerProcess } from './server-process'

async function signIn(server: ServerProcess): Promise<string> {
  const { name, password } = server.admin
  return (await (await hubClient(server.url)).signIn(name, password)).name
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

  it('is one hub with a second process on the same PostgreSQL', async () => {
    const start = { bundle: await serverBundle(), env: { DATABASE_URL: database.url } }
    const first = await startServerProcess(start)
    const second = await startServerProcess(start)
    expect(await signIn(first)).toBe('admin')
    expect(await signIn(second)).toBe('admin')
    await first.stop()
    await second.stop()
  })

  it('tells a client why it was refused', async () => {
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
})

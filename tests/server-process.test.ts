import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '@parlour/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from './fresh-database'
import { serverBundle } from './server-bundle'
import { startServerProcess, type ServerProcess } from './server-process'

async function signIn(
  server: ServerProcess,
): Promise<{ readonly status: number; readonly name: string | undefined }> {
  const response = await fetch(`${server.url}/api/${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: server.admin.name, password: server.admin.password, appVersion: 1 }),
  })
  const answer = (await response.json()) as { readonly user?: { readonly name: string } }
  return { status: response.status, name: answer.user?.name }
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
    expect(await signIn(server)).toEqual({ status: 200, name: 'admin' })
    await server.crash()
    await server.restart()
    expect(await signIn(server)).toEqual({ status: 200, name: 'admin' })
    await server.stop()
  })

  it('is one hub with a second process on the same PostgreSQL', async () => {
    const start = { bundle: await serverBundle(), env: { DATABASE_URL: database.url } }
    const first = await startServerProcess(start)
    const second = await startServerProcess(start)
    expect(await signIn(first)).toEqual({ status: 200, name: 'admin' })
    expect(await signIn(second)).toEqual({ status: 200, name: 'admin' })
    await first.stop()
    await second.stop()
  })

  it('shows what a server printed that could not start', async () => {
    const start = startServerProcess({
      bundle: await serverBundle(),
      env: { PARLOUR_DATA: folder, PARLOUR_WRITE_BURST: 'many' },
    })
    await expect(start).rejects.toThrow(`PARLOUR_WRITE_BURST must be a whole number, not 'many'`)
  })
})

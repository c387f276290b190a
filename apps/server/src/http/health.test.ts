import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../tests/fresh-database'
import { startHub } from '../testing/test-hub'

describe('a server', () => {
  it('is as healthy as its store', async () => {
    const hub = await startHub({ config: { logLevel: 'silent' } })
    const health = async () => {
      const response = await fetch(`${hub.address}/healthz`)
      return [response.status, await response.json()]
    }
    expect(await health()).toEqual([200, { status: 'ok' }])
    await hub.server.services.store.close()
    expect(await health()).toEqual([503, { status: 'error', message: 'The store does not answer' }])
    await hub.close()
  })

  it('is healthy only once its first admin is there', async () => {
    const hub = await startHub()
    const { db } = hub.server.services.store
    const health = async () => {
      const response = await fetch(`${hub.address}/healthz`)
      return [response.status, await response.json()]
    }
    await db.updateTable('users').set({ is_admin: 0 }).execute()
    expect(await health()).toEqual([503, { status: 'error', message: 'The first admin is not there yet' }])
    await db.updateTable('users').set({ is_admin: 1 }).where('id', '=', hub.admin._id).execute()
    expect(await health()).toEqual([200, { status: 'ok' }])
    await hub.close()
  })

  it('closes in order after PostgreSQL has closed its connections', async () => {
    const database = await freshDatabase()
    const hub = await startHub({ databaseUrl: database.url })
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(hub.server.services.store.db)
    await hub.close()
    await expect(fetch(hub.address)).rejects.toThrow('fetch failed')
    await database.drop()
  })
})

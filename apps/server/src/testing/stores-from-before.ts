import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../../../tests/fresh-database'
import { connectStore } from '../store/driver/connect'
import type { Store } from '../store/driver/store'
import type { Tables } from '../store/tables'

/** Runs tests on both stores, each test with a store that is empty, without even a table. */
export function onStoresFromBefore(
  tests: (db: () => Kysely<Tables>, kind: 'sqlite' | 'postgres') => void,
): void {
  describe.each(['sqlite', 'postgres'] as const)('a store on %s from before', (kind) => {
    let dataFolder: string
    let database: FreshDatabase | undefined
    let store: Store
    beforeEach(async () => {
      dataFolder = mkdtempSync(join(tmpdir(), 'parlour-migrate-'))
      database = kind === 'postgres' ? await freshDatabase() : undefined
      store = connectStore({ databaseUrl: database?.url, dataFolder })
    })
    afterEach(async () => {
      await store.close()
      await database?.drop()
      rmSync(dataFolder, { recursive: true, force: true })
    })
    tests(() => store.db, kind)
  })
}

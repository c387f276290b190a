import { afterAll, beforeAll, describe } from 'vitest'
import type { FreshDatabase } from '../../../../tests/fresh-database'
import { begunDatabase } from './begun-stores'
import { type HubOptions, startHub, type TestHub } from './test-hub'

/** The same tests against a hub of its own on SQLite and on PostgreSQL; `hub()` answers it inside a test. */
export function onBothStores(
  title: string,
  tests: (hub: () => TestHub) => void,
  options: Omit<HubOptions, 'databaseUrl'> = {},
): void {
  describe.each(['sqlite', 'postgres'] as const)(`${title} on %s`, (kind) => {
    let database: FreshDatabase | undefined
    let hub: TestHub | undefined
    beforeAll(async () => {
      if (kind === 'postgres') database = await begunDatabase()
      hub = await startHub({ ...options, databaseUrl: database?.url })
    })
    afterAll(async () => {
      await hub?.close()
      await database?.drop()
    })
    tests(() => {
      if (hub === undefined) throw new Error('the hub is not open yet')
      return hub
    })
  })
}

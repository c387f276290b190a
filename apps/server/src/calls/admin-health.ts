import { statSync } from 'node:fs'
import { join } from 'node:path'
import { adminAudit, adminHealth, type HealthReport } from '@parlour/protocol'
import { storeFails } from '../failures/failures'
import type { callsOn } from '../http/calls'
import type { Services } from '../services'
import { auditPage } from '../store/records/audit'
import { waitingMessages } from '../store/records/outbox'
import { storeBytes, tableRows } from '../store/records/store-size'
import { APP_VERSION } from '../version'

/** What admins may see of how the server is, and of what was done by whom (rules: hub 2). */
export function adminHealthCalls(on: ReturnType<typeof callsOn>): void {
  on(adminAudit, (page, { services }) => auditPage(services.store.db, page))
  on(adminHealth, async (_body, { services }) => ({ health: await healthOf(services) }))
}

async function healthOf({ store, config, vitals }: Services): Promise<HealthReport> {
  const trouble = store.trouble()
  return {
    since: Date.now() - Math.round(process.uptime() * 1000),
    version: APP_VERSION,
    node: process.version,
    store: {
      kind: store.kind,
      bytes: await storeBytes(store.db, config.dataFolder),
      trouble: trouble === undefined ? null : storeFails(trouble).message,
      lastBackup: store.kind === 'sqlite' ? lastBackup(config.dataFolder) : null,
      rows: await tableRows(store.db),
    },
    outbox: await waitingMessages(store.db),
    samples: vitals.samples(),
    errors: vitals.errors(),
    warnings: vitals.warnings(),
  }
}

/** The backup command leaves this behind, wherever it puts the copy. */
const lastBackup = (dataFolder: string): number | null =>
  statSync(join(dataFolder, 'last-backup'), { throwIfNoEntry: false })?.mtimeMs ?? null

import { z } from 'zod'
import { call, nothing, page, type NextPage } from '../call'

/** An act that is accounted for: who did what to whom, when, and from where. */
export interface AuditLine {
  readonly id: string
  readonly at: number
  /** The name of who acted, or the word for the host. */
  readonly actor: string
  readonly action: string
  /** The name of the user whom it was about, or the id of the record. */
  readonly target: string | null
  /** The name of the admin who acted as somebody else. */
  readonly behind: string | null
  readonly ip: string | null
}
/** What was done that must be accounted for, the latest first. */
export const adminAudit = call<{ entries: AuditLine[] } & NextPage>()('admin/audit', z.object(page), {
  access: 'admin',
  reads: true,
})

/** What the server did in a minute, and how it stood at its end. */
export interface HealthSample {
  readonly at: number
  readonly calls: number
  /** Calls that were refused, and calls that failed for a fault of the server or its store. */
  readonly refusals: number
  readonly failures: number
  readonly writes: number
  /** Mean time of a write, in ms. */
  readonly writeTime: number
  readonly storeFailures: number
  readonly pushes: number
  /** The longest time for which nobody was answered, in ms. */
  readonly stall: number
  /** Bytes. */
  readonly memory: number
  readonly pages: number
  readonly runningGames: number
  readonly runningGamesBytes: number
}

/** How the server is, for its host. */
export interface HealthReport {
  readonly since: number
  readonly version: number
  readonly node: string
  readonly store: {
    readonly kind: 'sqlite' | 'postgres'
    readonly bytes: number
    /** Why nothing can be saved; null while it can. */
    readonly trouble: string | null
    /** When the store was last backed up by `npm run backup`; null where that is not known. */
    readonly lastBackup: number | null
    /** About how many rows the tables with the most have. */
    readonly rows: readonly { readonly table: string; readonly count: number }[]
  }
  /** Messages to the chat service that wait to be sent. */
  readonly outbox: number
  /** One a minute of the last hour, the oldest first; the last is of the minute that runs. */
  readonly samples: readonly HealthSample[]
  /** The last errors in the log, the latest first. */
  readonly errors: readonly { readonly at: number; readonly text: string }[]
  /** What the host should change, in sentences. */
  readonly warnings: readonly string[]
}
export const adminHealth = call<{ health: HealthReport }>()('admin/health', nothing, {
  access: 'admin',
  reads: true,
})

import type { TestProject } from 'vitest/node'
import { startPostgres, type PostgresCluster } from './postgres-cluster'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a real PostgreSQL of this test run; `freshDatabase()` makes an empty database on it. */
    readonly postgresUrl: string
  }
}

let cluster: Promise<PostgresCluster> | undefined

/** Starts the PostgreSQL of this test run. Without one the run fails: store tests are never skipped. */
export async function setup(project: TestProject): Promise<void> {
  cluster ??= startPostgres()
  project.provide('postgresUrl', (await cluster).url)
}

/** Stops it and removes its files. */
export async function teardown(): Promise<void> {
  const started = cluster
  cluster = undefined
  await (await started)?.stop()
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase, type FreshDatabase } from '../../../../tests/fresh-database'
import { startServer } from '../server'
import { testConfig } from './test-config'

// Stores as a first start leaves them, with their tables, an admin and the starter cube. A first start takes
// longer than most tests: a process of tests makes one on each kind of store, and gives each hub a copy.

const FILE = 'parlour.sqlite'

let file: Promise<Buffer> | undefined
let database: Promise<FreshDatabase> | undefined

async function begin(folder: string, databaseUrl?: string): Promise<void> {
  const server = await startServer({ ...testConfig(folder), databaseUrl })
  await server.close()
}

/** Runs this work with a data folder that is removed after it. */
async function inFolder<Made>(work: (folder: string) => Promise<Made>): Promise<Made> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-test-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Puts an embedded store that was begun into this empty data folder. */
export async function copyBegunFile(folder: string): Promise<void> {
  file ??= inFolder(async (first) => {
    await begin(first)
    return readFileSync(join(first, FILE))
  })
  writeFileSync(join(folder, FILE), await file)
}

/** A PostgreSQL database that was begun; call `drop` in an `afterAll`. */
export async function begunDatabase(): Promise<FreshDatabase> {
  database ??= inFolder(async (folder) => {
    const first = await freshDatabase()
    await begin(folder, first.url)
    return first
  })
  return freshDatabase((await database).name)
}

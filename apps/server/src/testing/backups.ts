import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { freshDatabase } from '../../../../tests/fresh-database'

const run = promisify(execFile)

/** Where a hub of a test stores. */
type StoreLocation = { readonly dataFolder: string } | { readonly databaseUrl: string }

/** A place to store in, and the way in which its host backs it up, as docs/operations.md has it. */
export interface Backups {
  readonly place: StoreLocation
  /** Makes a backup, whoever writes meanwhile. Returns what restores it in another place, and says where. */
  readonly backUp: () => Promise<() => Promise<StoreLocation>>
}

/** Backups of the embedded store, by the project's command. */
export function embeddedBackups(): Promise<Backups> {
  const folder = newFolder()
  const backUp = async () => {
    const copy = join(newFolder(), 'copy.sqlite')
    const env = { ...process.env, PARLOUR_DATA: folder, DATABASE_URL: '' }
    await run(process.execPath, ['scripts/backup.mjs', copy], { env })
    return () => {
      const dataFolder = newFolder()
      copyFileSync(copy, join(dataFolder, 'parlour.sqlite'))
      return Promise.resolve({ dataFolder })
    }
  }
  return Promise.resolve({ place: { dataFolder: folder }, backUp })
}

/** Backups of a PostgreSQL, by its own programs. */
export async function postgresBackups(): Promise<Backups> {
  const databaseUrl = await newDatabase()
  const backUp = async () => {
    const dump = join(newFolder(), 'parlour.dump')
    await run('pg_dump', ['--format=custom', `--file=${dump}`, databaseUrl])
    return async () => {
      const restored = { databaseUrl: await newDatabase() }
      await run('pg_restore', ['--clean', '--if-exists', `--dbname=${restored.databaseUrl}`, dump])
      return restored
    }
  }
  return { place: { databaseUrl }, backUp }
}

/**
 * Why PostgreSQL cannot be backed up on this machine, if it cannot. Its programs refuse a server that is
 * newer.
 */
export async function noPostgresBackups(url: string): Promise<string | undefined> {
  const program = await run('pg_dump', ['--version']).catch(() => undefined)
  if (program === undefined) return 'no pg_dump is installed'
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  await client.end()
  const [own, its] = [program.stdout, rows[0]?.server_version ?? ''].map((text) => Number(/\d+/.exec(text)))
  return Number(own) < Number(its) ? `pg_dump ${own} does not read PostgreSQL ${its}` : undefined
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function newDatabase(): Promise<string> {
  const database = await freshDatabase()
  onTestFinished(() => database.drop())
  return database.url
}

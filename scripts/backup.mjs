import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { argumentsOf } from '../tooling/arguments.mjs'
import { useSupportedNode } from '../tooling/node.mjs'

/**
 * Copies the embedded store of a data folder to a file, also while a server writes to it: the copy is the
 * store as it stood at one moment. Throws when there is no store, when the target exists, or when the copy
 * does not check out.
 */
export async function backUp(dataFolder, target) {
  const store = join(dataFolder, 'parlour.sqlite')
  if (!existsSync(store))
    throw new Error(`There is no store at ${store}. PARLOUR_DATA names the folder it is in.`)
  if (existsSync(target)) throw new Error(`${target} is there already; a backup replaces nothing.`)
  mkdirSync(dirname(target), { recursive: true })
  const { default: Database } = await import('better-sqlite3')
  const source = new Database(store, { fileMustExist: true, timeout: 5000 })
  try {
    // The store holds hashes of passwords, hands and packs: its copy is for its owner alone, from the first
    // byte on.
    writeFileSync(target, '', { flag: 'wx', mode: 0o600 })
    await source.backup(target)
  } finally {
    source.close()
  }
  chmodSync(target, 0o600)
  const copy = new Database(target)
  const verdict = copy.pragma('integrity_check', { simple: true })
  copy.close()
  if (verdict !== 'ok') throw new Error(`The copy at ${target} is damaged: ${verdict}`)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await useSupportedNode()
  const [file] = argumentsOf({ usage: 'npm run backup -- [FILE]', words: [0, 1] }).words
  if (process.env.DATABASE_URL) {
    console.error('This hub stores in PostgreSQL: back it up with pg_dump, as docs/operations.md shows.')
    process.exit(1)
  }
  const dataFolder = resolve(process.env.PARLOUR_DATA ?? 'data')
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const target = resolve(file ?? join(dataFolder, 'backups', `parlour-${moment}.sqlite`))
  try {
    await backUp(dataFolder, target)
    // The health page shows when.
    writeFileSync(join(dataFolder, 'last-backup'), `${target}\n`)
    console.log(target)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}

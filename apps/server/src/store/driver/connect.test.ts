import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStore } from './connect'

const AHEAD = 16 * 1024 * 1024
let dataFolder: string
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'parlour-pages-'))
})
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }))

/** The size of a page, and how many bytes are written ahead before they go into the file. */
async function pagesOfStore() {
  const store = await openStore({ dataFolder })
  const { rows: sizes } = await sql<{ page_size: number }>`pragma page_size`.execute(store.db)
  const { rows: ahead } = await sql<{ wal_autocheckpoint: number }>`pragma wal_autocheckpoint`.execute(
    store.db,
  )
  await store.close()
  const size = sizes[0]?.page_size ?? 0
  return { size, ahead: size * (ahead[0]?.wal_autocheckpoint ?? 0) }
}

it('a new embedded store has small pages, and the same once it is opened again', async () => {
  expect(await pagesOfStore()).toEqual({ size: 512, ahead: AHEAD })
  expect(await pagesOfStore()).toEqual({ size: 512, ahead: AHEAD })
})

it('an embedded store from before keeps its pages, and as many bytes ahead', async () => {
  const file = new Database(join(dataFolder, 'parlour.sqlite'))
  file.pragma('page_size = 4096')
  file.exec('vacuum')
  file.close()
  expect(await pagesOfStore()).toEqual({ size: 4096, ahead: AHEAD })
})

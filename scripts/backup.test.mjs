import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backUp } from './backup.mjs'

describe('the backup', () => {
  let folder
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parlour-backup-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  function openStore() {
    const store = new Database(join(folder, 'parlour.sqlite'))
    store.pragma('journal_mode = WAL')
    return store
  }

  it('holds what is committed, while the store is open and has an unfinished write', async () => {
    const server = openStore()
    server.exec(`create table user (name text); insert into user values ('ann')`)
    server.exec(`begin; insert into user values ('bob')`)
    await backUp(folder, join(folder, 'backups', 'copy.sqlite'))
    server.exec('commit')
    server.close()

    const copy = new Database(join(folder, 'backups', 'copy.sqlite'))
    expect(copy.prepare('select name from user').all()).toEqual([{ name: 'ann' }])
    copy.close()
  })

  it('can only be read by its owner, because it holds password hashes', async () => {
    openStore().close()
    const target = join(folder, 'copy.sqlite')
    await backUp(folder, target)
    expect((statSync(target).mode & 0o777).toString(8)).toBe('600')
  })

  it('refuses to replace a file, and says when there is no store', async () => {
    await expect(backUp(folder, join(folder, 'copy.sqlite'))).rejects.toThrow('There is no store')
    openStore().close()
    await expect(backUp(folder, join(folder, 'parlour.sqlite'))).rejects.toThrow('is there already')
  })
})

import { copyFileSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepCheckpoints } from './checkpoints'

let folder: string
let path: string
let file: Database.Database
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-checkpoints-'))
  path = join(folder, 'parlour.sqlite')
  file = new Database(path)
  file.pragma('journal_mode = WAL')
  file.exec('create table notes (text text)')
})
afterEach(() => {
  file.close()
  rmSync(folder, { recursive: true })
})

const write = (text: string) => file.prepare('insert into notes values (?)').run(text)

/** What a copy of the one file holds. */
function copied(): readonly unknown[] {
  copyFileSync(path, join(folder, 'copy'))
  const copy = new Database(join(folder, 'copy'))
  const hasTable = copy.prepare(`select 1 from sqlite_master where name = 'notes'`).get() !== undefined
  const texts = hasTable ? copy.prepare('select text from notes').pluck().all() : []
  copy.close()
  return texts
}

it('brings the file up to date once nothing was written since the look before', () => {
  const checkpoints = keepCheckpoints(file, path)
  write('one')
  checkpoints.look()
  expect(copied()).toEqual([])
  checkpoints.look()
  expect(copied()).toEqual(['one'])
  checkpoints.stop()
})

it('brings it up to date at least hourly while something is always written', () => {
  let hours = 0
  const checkpoints = keepCheckpoints(file, path, () => hours * 3_600_000)
  for (const minute of [1, 2]) {
    write(`in minute ${minute}`)
    utimesSync(`${path}-wal`, minute, minute)
    checkpoints.look()
  }
  expect(copied()).toEqual([])
  hours = 1
  write('an hour later')
  utimesSync(`${path}-wal`, 3, 3)
  checkpoints.look()
  expect(copied()).toEqual(['in minute 1', 'in minute 2', 'an hour later'])
  checkpoints.stop()
})

it('copies at once what a server left that ended in the middle', () => {
  write('one')
  expect(copied()).toEqual([])
  keepCheckpoints(file, path).stop()
  expect(copied()).toEqual(['one'])
})

it('copies what somebody kept from being copied as soon as they have read it', () => {
  file.pragma('busy_timeout = 0')
  let hours = 0
  const checkpoints = keepCheckpoints(file, path, () => hours * 3_600_000)
  const reader = new Database(path, { readonly: true })
  reader.exec('begin')
  reader.prepare('select * from notes').all()
  const lookAfterWrite = (minute: number) => {
    write(`in minute ${minute}`)
    utimesSync(`${path}-wal`, minute, minute)
    checkpoints.look()
  }
  hours = 1
  lookAfterWrite(60)
  expect(copied()).toEqual([])
  reader.close()
  hours += 1 / 60
  lookAfterWrite(61)
  expect(copied()).toEqual(['in minute 60', 'in minute 61'])
  checkpoints.stop()
})

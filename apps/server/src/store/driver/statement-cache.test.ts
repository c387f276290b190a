import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { withStatementCache } from './statement-cache'

const opened = () => {
  const file = new Database(':memory:')
  file.exec('create table cards (name text); insert into cards values (?), (?)'.replaceAll('?', "'a'"))
  return { file, cached: withStatementCache(file) }
}

describe('cached statements', () => {
  it('are prepared once and run again each time', () => {
    const { file, cached } = opened()
    const count = cached.prepare('select count(*) as n from cards where name = ?')
    expect(count.all(['a'])).toEqual([{ n: 2 }])
    cached.prepare('delete from cards').run([])
    expect(cached.prepare('select count(*) as n from cards where name = ?')).toBe(count)
    expect(count.all(['a'])).toEqual([{ n: 0 }])
    file.close()
  })

  it('follow a table that changes its columns', () => {
    const { file, cached } = opened()
    const all = cached.prepare('select * from cards limit 1')
    expect(all.all([])).toEqual([{ name: 'a' }])
    file.exec('alter table cards add column cost text')
    expect(all.all([])).toEqual([{ name: 'a', cost: null }])
    file.close()
  })

  it('can be read row by row while they are used again', () => {
    const { file, cached } = opened()
    const all = cached.prepare('select name from cards')
    const names: unknown[] = []
    for (const row of all.iterate([])) names.push(row, ...cached.prepare('select name from cards').all([]))
    expect(names).toHaveLength(6)
    file.close()
  })
})

describe('the check before writes', () => {
  it('comes with a write on its own, and in a transaction at its beginning and its end', () => {
    const file = new Database(':memory:')
    file.exec('create table cards (name text)')
    let checks = 0
    const cached = withStatementCache(file, () => void (checks += 1))
    const write = (sql: string) => cached.prepare(sql).run([])
    cached.prepare('select * from cards').all([])
    expect(checks).toBe(0)
    write("insert into cards values ('a')")
    expect(checks).toBe(1)
    write('begin')
    expect(checks).toBe(2)
    write("insert into cards values ('b')")
    write("update cards set name = 'c'")
    expect(checks).toBe(2)
    write('commit')
    expect(checks).toBe(3)
    file.close()
  })
})

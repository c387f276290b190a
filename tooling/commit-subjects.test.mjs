import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { run } from './command.mjs'
import { longSubjects } from './commit-subjects.mjs'

const LIMIT = 72
const AUTHOR = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', '-c', 'commit.gpgsign=false']

let cwd

/** Runs git in the folder of the test, whatever repository this runs in, and returns what it prints. */
async function git(...args) {
  const { code, output } = await run('git', [...AUTHOR, ...args], { cwd, quiet: true })
  expect(output, `git ${args.join(' ')}`).toSatisfy(() => code === 0)
  return output.trim()
}

async function commit(subject) {
  await git('commit', '--quiet', '--allow-empty', '-m', subject)
  return git('rev-parse', 'HEAD')
}

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'commit-subjects-'))
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

it('accepts 72 characters, and long subjects from before the limit', async () => {
  await git('init', '--quiet')
  const since = await commit('old '.repeat(40))
  await commit('ü'.repeat(LIMIT))
  expect(await longSubjects({ cwd, since })).toEqual({ tooLong: [] })
})

it('names each commit whose subject has 73 characters', async () => {
  await git('init', '--quiet')
  const since = await commit('begin')
  const long = await commit('x'.repeat(LIMIT + 1))
  await commit('short')
  const { tooLong } = await longSubjects({ cwd, since })
  expect(tooLong).toEqual([expect.stringMatching(/^[0-9a-f]+ x{73}$/)])
  expect(long.startsWith(tooLong[0].split(' ')[0])).toBe(true)
})

it('says that it could not look outside git', async () => {
  expect(await longSubjects({ cwd })).toEqual({ unknown: 'this is no git checkout' })
})

it('says that it could not look where a shallow clone ends too early', async () => {
  await git('init', '--quiet', 'origin')
  await git('-C', 'origin', 'commit', '--quiet', '--allow-empty', '-m', 'begin')
  const since = await git('-C', 'origin', 'rev-parse', 'HEAD')
  await git('-C', 'origin', 'commit', '--quiet', '--allow-empty', '-m', 'x'.repeat(LIMIT + 1))
  await git('clone', '--quiet', '--depth=1', pathToFileURL(join(cwd, 'origin')).href, 'clone')
  expect(await longSubjects({ cwd: join(cwd, 'clone'), since })).toEqual({
    unknown: `the history does not reach back to ${since.slice(0, 8)}`,
  })
})

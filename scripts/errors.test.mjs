import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inProject } from '../tooling/project.mjs'
import { ERRORS_PAGE, allFamilies, errorsPage } from './errors.mjs'

const ROOMS = ['apps/server/src', 'packages', 'games']

/** What holds the catalogues, and what uses none of them for the product. */
const SKIPPED = /\.test\.ts$|node_modules|(^|\/)(refusals\/catalogue|testing)\/|refusals\.ts$/

it('the list of errors is up to date (npm run errors)', async () => {
  expect(readFileSync(inProject(ERRORS_PAGE), 'utf8')).toBe(await errorsPage())
})

it('no code stands for two entries', async () => {
  const keys = Object.values(await allFamilies()).flatMap((family) => Object.keys(family))
  expect(keys.length).toBeGreaterThan(250)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

it('every entry is used', async () => {
  const code = ROOMS.flatMap((room) =>
    readdirSync(inProject(room), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !SKIPPED.test(name))
      .map((name) => readFileSync(inProject(room, name), 'utf8')),
  ).join('\n')
  const keys = Object.values(await allFamilies()).flatMap((family) => Object.keys(family))
  expect(keys.filter((key) => !code.includes(`'${key}'`))).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FAMILIES, REFUSALS } from '../apps/server/src/refusals/catalogue/catalogue.ts'
import { ERRORS_PAGE, errorsPage } from './errors.mjs'
import { inProject } from '../tooling/project.mjs'

const SERVER = 'apps/server/src'

it('the list of errors is up to date (npm run errors)', () => {
  expect(readFileSync(inProject(ERRORS_PAGE), 'utf8')).toBe(errorsPage())
})

it('two families never share a key', () => {
  const keys = Object.values(FAMILIES).flatMap((family) => Object.keys(family))
  expect(keys.length).toBeGreaterThan(150)
  expect(keys.toSorted()).toEqual(Object.keys(REFUSALS).toSorted())
})

it('every entry is used by the server', () => {
  const code = readdirSync(inProject(SERVER), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^refusals\/catalogue\//.test(name))
    .map((name) => readFileSync(inProject(SERVER, name), 'utf8'))
    .join('\n')
  expect(Object.keys(REFUSALS).filter((key) => !code.includes(`'${key}'`))).toEqual([])
})

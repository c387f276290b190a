import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions } from '@parlour/kernel'
import { expect, it } from 'vitest'
import { registeredGames as onServer } from '../apps/server/src/games/registry'
import { registeredGames as inWeb } from '../apps/web/src/games/registered-games'

const modules = [...onServer.values()]

it('the server and the web know the same games', () => {
  expect(inWeb.profiles.map(({ kind }) => kind).toSorted()).toEqual([...onServer.keys()].toSorted())
  for (const profile of inWeb.profiles) expect(onServer.get(profile.kind)?.facts).toMatchObject(profile)
})

it('every game has options that nobody set, and a screen where it has rules', () => {
  for (const { facts, play } of modules) {
    expect(readOptions(facts, undefined), facts.kind).toEqual(readOptions(facts, {}))
    expect([facts.kind, inWeb.screenOf(facts.kind) !== undefined]).toEqual([facts.kind, play !== undefined])
  }
})

it('a lobby offers the bots of the rules, but for one that plays at random where others do better', () => {
  for (const { facts, play } of modules) {
    const named = facts.bots.map(({ name }) => name)
    const others = Object.keys(play?.rules.bots ?? {}).filter((name) => !named.includes(name))
    expect([facts.kind, named.filter((name) => !(name in (play?.rules.bots ?? {})))]).toEqual([
      facts.kind,
      [],
    ])
    expect([[], ['random']], facts.kind).toContainEqual(others)
  }
})

const ROOT = join(import.meta.dirname, '..')
/** Code outside of the games. The registries alone know which there are. */
const OUTSIDE = [
  'apps/server/src',
  'apps/web/src',
  'packages/kernel/src',
  'packages/protocol/src',
  'packages/ui-kit/src',
]

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\/|\/migrations\//.test(name))
    .map((name) => join(folder, name))

it('no code outside of the games compares or lists a kind', () => {
  const kinds = [...onServer.keys()]
  const naming = OUTSIDE.flatMap(filesIn).filter((file) => {
    // The pages of cards have the name of a game.
    const code = readFileSync(join(ROOT, file), 'utf8').replace(/useDocumentTitle\('Magic'\)/, '')
    return kinds.some((kind) => code.includes(`'${kind}'`))
  })
  expect(naming).toEqual([])
})

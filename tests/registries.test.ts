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
const foldersIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )

/** Code outside of the games. */
const OUTSIDE = [
  ...['apps', 'packages'].flatMap((room) => foldersIn(room).map((name) => `${room}/${name}/src`)),
  'scripts',
  'tooling',
]
/** What touches stored records of a game stands in the server, beside the registry. */
const BESIDE_THE_REGISTRY = /^apps\/server\/src\/games\/(draft[a-z-]*|magic-table)\.ts$/
const REGISTRIES = ['apps/server/src/games/registry.ts', 'apps/web/src/games/registered-games.ts']

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/\.test\.|(^|\/)testing\/|\/migrations\//.test(name))
    .map((name) => join(folder, name))

/** The files outside of the games whose code has one of these parts in it. */
function naming(parts: readonly string[]): readonly string[] {
  return OUTSIDE.flatMap(filesIn).filter((file) => {
    // The pages of cards have the name of a game.
    const code = readFileSync(join(ROOT, file), 'utf8').replace(/useDocumentTitle\('Magic'\)/, '')
    return parts.some((part) => code.includes(part))
  })
}

it('no code outside of the games compares or lists a kind', () => {
  expect(naming([...onServer.keys()].map((kind) => `'${kind}'`))).toEqual([])
})

it('outside of its folder a game is imported by the two registries alone, and by what touches its stored records', () => {
  const games = foldersIn('games')
  const importing = naming(
    games.flatMap((name) => [`@parlour/${name}'`, `@parlour/${name}/`, `games/${name}/`]),
  )
  expect(importing.filter((file) => !BESIDE_THE_REGISTRY.test(file))).toEqual(REGISTRIES)
})

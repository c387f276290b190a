import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const EXPORTED = /^export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm

/** Rooms whose files may import one another's types: what is shared, and each game by itself. */
const SHARED = ['packages', 'apps', 'bench', 'e2e', 'tests', 'scripts', 'tooling']
const GAMES = readdirSync(join(ROOT, 'games')).map((game) => [`games/${game}`])

const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mts)$/.test(name) && !/(^|\/)(node_modules|dist)\//.test(name))
    .map((name) => join(folder, name))

const namesIn = (text) => [...text.matchAll(EXPORTED)].map(([, name]) => name)

/** Returns the names that more than one file exports, each with these files. */
function exportedTwice(files) {
  const places = new Map()
  for (const [file, text] of files)
    for (const name of new Set(namesIn(text))) places.set(name, [...(places.get(name) ?? []), file])
  return [...places]
    .filter(([, where]) => where.length > 1)
    .map(([name, where]) => `${name}: ${where.join(', ')}`)
}

it.each([SHARED, ...GAMES].map((folders) => [folders.join(', '), folders]))(
  'each type of %s is exported by one file',
  (_, folders) => {
    const files = folders.flatMap(filesIn).map((file) => [file, readFileSync(join(ROOT, file), 'utf8')])
    expect(files.length).toBeGreaterThan(0)
    expect(exportedTwice(files)).toEqual([])
  },
)

it('names the files that export a type of the same name', () => {
  const twice = exportedTwice([
    ['a.ts', 'export interface Row {}\ntype Cell = 1'],
    ['b.ts', 'export type Row = string\nexport type Cell = 2'],
  ])
  expect(twice).toEqual(['Row: a.ts, b.ts'])
})

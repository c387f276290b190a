import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (file) => readFileSync(join(ROOT, file), 'utf8')
const found = (text, pattern) => [...text.matchAll(pattern)].map(([, part]) => part)
const foldersIn = (folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)

const readmes = ['packages', 'games', 'apps'].flatMap((folder) =>
  foldersIn(folder).flatMap((name) => {
    const page = join(folder, name, 'README.md')
    return existsSync(join(ROOT, page)) ? [page] : []
  }),
)
const pages = [
  'README.md',
  ...readmes,
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

it.each(pages)('%s links to files that exist', (page) => {
  const targets = found(read(page), /\]\((?!https?:|#)([^)#]+)/g)
  expect(targets.filter((target) => !existsSync(join(ROOT, dirname(page), target)))).toEqual([])
})

it.each(pages)('%s names commands that package.json has', (page) => {
  const { scripts } = JSON.parse(read('package.json'))
  const named = found(read(page), /\bnpm run ([a-z][\w:-]*)/g)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

/** Every file under a folder, without what is installed or built. */
const filesUnder = (folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return ['node_modules', 'dist'].includes(entry.name) ? [] : filesUnder(path)
  })
const files = ['packages', 'games', 'apps', 'tests', 'scripts', 'tooling', 'bench', 'e2e'].flatMap(filesUnder)

it.each(pages)('%s names files that exist', (page) => {
  const named = found(read(page), /`(\w[\w./-]*\.(?:ts|tsx|mjs|css|json))`/g)
  expect(named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([])
})

/** The words of the project's code: what a page may name between backticks. */
const codeWords = new Set(
  files
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && file !== 'scripts/docs.test.mjs')
    .flatMap((file) => wordsOf(read(file))),
)
/** The names in code, texts in quotes and comments left out. */
function namesOf(code) {
  return wordsOf(code.replace(/'[^']*'|`[^`]*`|"[^"]*"|\/\/.*$/gm, ''))
}
function wordsOf(text) {
  return text.match(/[A-Za-z_$][\w$]*/g) ?? []
}
const CODE_BLOCK = /^ *```tsx?\n(.*?)^ *```/gms
/** The names in inline code: `Step`, `you.draw(age(1))`; a path, a command or a text is none. */
const inlineNames = (text) =>
  found(text.replace(/^ *```.*?^ *```/gms, ''), /`([A-Za-z_$][^`\n]*)`/g)
    .filter((code) => /^[\w$.]+(?:\(.*\))?$/.test(code))
    .flatMap(namesOf)

/** Pages that also name what other programs have, or names that were given up. */
const NAMES_OTHERS = /^docs\/(?:operations\.md|STYLE\.md|decisions\/)/

it.each(pages.filter((page) => !NAMES_OTHERS.test(page)))('%s names code that exists', (page) => {
  const text = read(page)
  // A how-to may make up a name in its example and then speak of it.
  const made = new Set(found(text, CODE_BLOCK).flatMap(namesOf))
  expect(inlineNames(text).filter((name) => !codeWords.has(name) && !made.has(name))).toEqual([])
})

it.each(pages.filter((page) => page.startsWith('docs/concepts/')))('%s shows code that exists', (page) => {
  const shown = found(read(page), CODE_BLOCK).flatMap(namesOf)
  expect(shown.filter((name) => !codeWords.has(name))).toEqual([])
})

/** The folders that the map of docs/architecture.md names in the lines under a head. */
function mappedUnder(head) {
  const [, map = ''] = read('docs/architecture.md').split('\n```\n')
  const lines = map.split('\n')
  const under = lines.slice(lines.findIndex((line) => line.split(' ')[0] === head) + 1)
  const end = under.findIndex((line) => !line.startsWith('  '))
  return (end < 0 ? under : under.slice(0, end)).flatMap((line) => {
    const [names = ''] = line.trim().split(/ {2,}/)
    return found(names, /(\S+)\/(?= |$)/g).map((name) => name.replace(/^src\//, ''))
  })
}

it.each([
  ['apps/server/src', 'apps/server/src'],
  ['apps/web/src', 'apps/web/src'],
  ['packages/mtg-cards/', 'packages/mtg-cards/src'],
])('the map of docs/architecture.md names the folders under %s, all and no others', (head, folder) => {
  const mapped = mappedUnder(head)
  expect(mapped.filter((name) => !existsSync(join(ROOT, folder, name)))).toEqual([])
  const first = mapped.map((name) => name.split('/')[0])
  expect(foldersIn(folder).filter((name) => !first.includes(name))).toEqual([])
})

it('docs/architecture.md names every folder of the project', () => {
  const text = read('docs/architecture.md')
  const own = foldersIn('.').filter((name) => !name.startsWith('.') && !ELSEWHERE.includes(name))
  expect(own.filter((name) => !text.includes(`${name}/`))).toEqual([])
})
/** What a build or a run leaves, and the documents themselves. */
const ELSEWHERE = ['docs', 'data', 'test-results', 'screenshots', 'playwright-report']

it.each(['packages', 'apps'])('docs/architecture.md names everything in %s', (folder) => {
  const text = read('docs/architecture.md')
  expect(foldersIn(folder).filter((name) => !text.includes(`${folder}/${name}/`))).toEqual([])
})

/** Lines of prose: no code, no table, and no word that is too long by itself, such as an address. */
function linesOfProse(text) {
  const lines = text.replace(/^ *```.*?^ *```/gms, '').split('\n')
  return lines.filter((line) => !line.trimStart().startsWith('|') && !/\S{60}/.test(line))
}

// docs/verbs.md is generated.
it.each(pages.filter((page) => page !== 'docs/verbs.md'))('%s wraps its prose at 110 columns', (page) => {
  expect(linesOfProse(read(page)).filter((line) => line.length > 110)).toEqual([])
})

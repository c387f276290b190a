import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { listText } from '../../tooling/list-text.mjs'
import { inProject } from '../../tooling/project.mjs'

const RULES = 'games/innovation/rules'
const PRINTED = `${RULES}/facts/printed.json`

/** The sets by folder: what the list of their cards is called. */
const SETS = {
  base: ['base-set', 'baseSet', 'The base set'],
  echo: ['echoes-set', 'echoesSet', 'Echoes'],
  figs: ['figures-set', 'figuresSet', 'Figures'],
  city: ['cities-set', 'citiesSet', 'Cities'],
  arti: ['artifacts-set', 'artifactsSet', 'Artifacts'],
  usee: ['unseen-set', 'unseenSet', 'The Unseen'],
  zero: ['zero-set', 'zeroSet', 'The cards of value 0, which only play when something brings them in'],
}
/** What an achievement has beside its facts. */
const ACHIEVEMENT_CODE = ['earned', 'decree']
const CARD = /^export const (\w+) = card\(\{\s*name: (?:'([^']+)'|"([^"]+)"),[\s\S]*?\bage: (\d+),/m

/**
 * Returns what a card's file says of itself: the name in code and on the card, its value, and the file
 * without its ending.
 */
export function cardIn(file, text) {
  const [, variable, plain, quoted, age] = CARD.exec(text) ?? []
  if (variable === undefined)
    throw new Error(`${file} holds no card: it begins with export const name = card({ name, age`)
  return { file: file.replace('.ts', ''), variable, name: plain ?? quoted, age: Number(age) }
}

/**
 * Returns the cards of a set in the order of their decks: those that were printed before keep their place,
 * because the order of a deck before it is shuffled is part of every game that can be replayed; new ones
 * follow by value and name.
 */
export function inDeckOrder(cards, printed) {
  const places = new Map(printed.map((name, at) => [name, at]))
  const placeOf = ({ name }) => places.get(name) ?? printed.length
  return cards.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || one.age - other.age || (one.name < other.name ? -1 : 1),
  )
}

/** Returns the text of a set's index: a list of its cards. */
export function indexText(cards, [, list, title]) {
  const imports = cards
    .toSorted((one, other) => (one.file < other.file ? -1 : 1))
    .map(({ variable, file }) => `import { ${variable} } from './${file}'`)
  return [
    "import type { WrittenCard } from '../../vocabulary/card'",
    ...imports,
    '',
    `/** ${title}. Written by \`npm run card-lists\`. */`,
    listText(
      `export const ${list}: readonly WrittenCard[] = [`,
      cards.map(({ variable }) => variable),
    ),
    '',
  ].join('\n')
}

/** Returns the lists of all sets by path. */
export function lists() {
  const printed = JSON.parse(readFileSync(inProject(PRINTED), 'utf8')).cards.map(({ name }) => name)
  return Object.entries(SETS).map(([set, names]) => {
    const folder = `${RULES}/cards/${set}`
    const files = readdirSync(inProject(folder)).filter(
      (file) => !file.endsWith('.test.ts') && file !== `${names[0]}.ts`,
    )
    const cards = files.map((file) => cardIn(file, readFileSync(inProject(`${folder}/${file}`), 'utf8')))
    return [`${folder}/${names[0]}.ts`, indexText(inDeckOrder(cards, printed), names)]
  })
}

/**
 * Returns what is printed on all cards and achievements, by path: data for browsers and for the engine,
 * without code.
 */
export async function catalog() {
  const load = (path) => import(pathToFileURL(inProject(`${RULES}/${path}`)).href)
  const [{ allCards }, { specialAchievements }, { printedOn }] = await Promise.all(
    ['cards/all-cards.ts', 'cards/achievements.ts', 'vocabulary/card.ts'].map(load),
  )
  const achievements = specialAchievements.map((one) => {
    const facts = Object.entries(one).filter(([key]) => !ACHIEVEMENT_CODE.includes(key))
    return Object.fromEntries(facts)
  })
  const lines = (entries) => entries.map((entry) => JSON.stringify(entry)).join(',\n')
  const text = `{\n"cards": [\n${lines(allCards.map(printedOn))}\n],\n"achievements": [\n${lines(achievements)}\n]\n}\n`
  return [PRINTED, text]
}

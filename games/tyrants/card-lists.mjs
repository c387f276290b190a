import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { listText } from '../../tooling/list-text.mjs'
import { inProject } from '../../tooling/project.mjs'

const RULES = 'games/tyrants/rules'
const PRINTED = `${RULES}/facts/printed.json`
const SETS = ['core', 'starter', 'demons', 'dragons', 'drow', 'elementals', 'illithid', 'undead']

const constantOf = (file) => file.replace('.ts', '').replace(/-(.)/g, (_, letter) => letter.toUpperCase())
const isCard = (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('-deck.ts')

/** Returns the list of a set's cards, by path: one line per card file of its folder. */
function deckOf(set) {
  const folder = `${RULES}/cards/${set}`
  const files = readdirSync(inProject(folder)).filter(isCard).sort()
  const imports = files.map((file) => `import { ${constantOf(file)} } from './${file.replace('.ts', '')}'`)
  const text = [
    '// Written by `npm run card-lists`: one entry per card file of this folder.',
    "import type { WrittenCard } from '../../vocabulary/card'",
    ...imports,
    '',
    listText(`export const ${set}Deck: readonly WrittenCard[] = [`, files.map(constantOf)),
    '',
  ].join('\n')
  return [`${folder}/${set}-deck.ts`, text]
}

/** Returns the lists of all sets by path. */
export const lists = () => SETS.map(deckOf)

/** Returns what is printed on all cards, by path: data for browsers and for the engine, without code. */
export async function catalog() {
  const { allCards } = await import(pathToFileURL(inProject(`${RULES}/cards/all-cards.ts`)).href)
  const lines = allCards.map(({ printed }) => JSON.stringify(printed))
  return [PRINTED, `[\n${lines.join(',\n')}\n]\n`]
}

import { readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listText } from './list-text.mjs'

const CARDS = new URL('../games/tyrants/rules/cards/', import.meta.url)
const SETS = ['core', 'starter', 'demons', 'dragons', 'drow', 'elementals', 'illithid', 'undead']

const constantOf = (file) => file.replace('.ts', '').replace(/-(.)/g, (_, letter) => letter.toUpperCase())
const isCard = (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('-deck.ts')

/** Returns the module that lists the cards of a set: one line per card file of its folder. */
export function deckModule(set) {
  const files = readdirSync(new URL(`${set}/`, CARDS))
    .filter(isCard)
    .sort()
  const imports = files.map((file) => `import { ${constantOf(file)} } from './${file.replace('.ts', '')}'`)
  return [
    '// Written by `npm run tyrants-cards`: one entry per card file of this folder.',
    "import type { CardFacts } from '../../facts/card'",
    ...imports,
    '',
    listText(`export const ${set}Deck: readonly CardFacts[] = [`, files.map(constantOf)),
    '',
  ].join('\n')
}

/** Where the list of a set stands. */
export const deckFile = (set) => new URL(`${set}/${set}-deck.ts`, CARDS)

export { SETS as sets }

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const set of SETS) writeFileSync(deckFile(set), deckModule(set))
}

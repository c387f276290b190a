import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { FAMILIES } from '../apps/server/src/refusals/catalogue/catalogue.ts'
import { ANSWER_REFUSALS } from '../packages/kernel/src/answer-refusals.ts'
import { CARD_REFUSALS } from '../packages/mtg-cards/src/card-refusals.ts'
import { QUERY_REFUSALS } from '../packages/mtg-cards/src/query/unreadable.ts'
import { argumentsOf } from '../tooling/arguments.mjs'
import { inProject } from '../tooling/project.mjs'

export const ERRORS_PAGE = 'docs/errors.md'

const HEAD = `# Errors

Everything that the server refuses, with the sentence that the person reads and what can be done then. Written
by \`npm run errors\` from the catalogues, \`apps/server/src/refusals/catalogue/\` and the files of refusals in
the packages and games: change them, not this page. Words between braces stand for values of the occasion. The
failure carries the code beside its sentence; the codes on which programs act are explained in
[protocol](protocol.md).
`

/** Where a game keeps what it refuses: in its rules, or among what browsers load of them. */
const IN_A_GAME = ['rules/refusals.ts', 'rules/facts/refusals.ts']

async function familiesOfGames() {
  const files = readdirSync(inProject('games'))
    .sort()
    .flatMap((game) => IN_A_GAME.map((file) => inProject('games', game, file)))
  const modules = await Promise.all(
    files.filter((path) => existsSync(path)).map((path) => import(pathToFileURL(path).href)),
  )
  return Object.fromEntries(modules.map(({ TITLE, REFUSALS }) => [TITLE, REFUSALS]))
}

/** Returns every family of refusals by its title: entries by their code. */
export const allFamilies = async () => ({
  ...FAMILIES,
  'Answers and options': ANSWER_REFUSALS,
  'Parts of cards and decks': CARD_REFUSALS,
  Searches: QUERY_REFUSALS,
  ...(await familiesOfGames()),
})

/** Returns the text of the page that lists every error. */
export const errorsPage = async () => [HEAD, ...Object.entries(await allFamilies()).map(familyOf)].join('\n')

function familyOf([title, entries]) {
  const rows = Object.entries(entries).map(
    ([key, { status = 400, code = key, sentence, remedy }]) =>
      `| \`${code}\` | ${status} | ${sentence} | ${remedy} |`,
  )
  return [`## ${title}\n`, '| code | HTTP | sentence | what to do |', '|---|---|---|---|', ...rows, ''].join(
    '\n',
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  argumentsOf({ usage: 'npm run errors' })
  writeFileSync(inProject(ERRORS_PAGE), await errorsPage())
}

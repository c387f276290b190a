import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { FAMILIES } from '../apps/server/src/refusals/catalogue/catalogue.ts'
import { argumentsOf } from '../tooling/arguments.mjs'
import { inProject } from '../tooling/project.mjs'

export const ERRORS_PAGE = 'docs/errors.md'

const HEAD = `# Errors

Everything that the server refuses, with the sentence that the person reads and what can be done then. Written
by \`npm run errors\` from the catalogue in \`apps/server/src/refusals/catalogue/\`: change it there, not here.
Words between braces stand for values of the occasion. The failure carries the code beside its sentence; the
codes on which programs act are explained in [protocol](protocol.md). What the rules of a game or the language
of searches refuse has a sentence and no code.
`

/** Returns the text of the page that lists every error. */
export const errorsPage = () => [HEAD, ...Object.entries(FAMILIES).map(familyOf)].join('\n')

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
  writeFileSync(inProject(ERRORS_PAGE), errorsPage())
}

import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import ts from 'typescript'
import { inProject, ROOT } from '../project.mjs'

/** Files that add to the types of a library, by the folder whose files may count on it unasked. */
const ADDING = [
  ['apps/server/', 'apps/server/src/http/calls.ts'],
  ['apps/server/', 'apps/server/src/http/connections.ts'],
  ['apps/server/', 'tests/postgres.ts'],
  ['tests/', 'tests/postgres.ts'],
]

/** With more files named than this, the whole project is as quick. */
const MOST_NAMED = 20

/**
 * Returns the options of the parser for rules that need types. Where the command names a few files and no
 * folder, only they and what they import are read: a few seconds instead of a quarter of a minute.
 * @param {readonly string[]} words the words of the command line
 */
export function typesFor(words) {
  const named = words.filter((word) => !word.startsWith('-'))
  const areFiles = named.every((word) => /\.(tsx?|mjs)$/.test(word) && existsSync(word))
  if (named.length === 0 || named.length > MOST_NAMED || !areFiles)
    return { projectService: true, tsconfigRootDir: ROOT }
  return { programs: [programOf(named.map((word) => relative(ROOT, resolve(word))))] }
}

function programOf(files) {
  const adding = ADDING.filter(([folder]) => files.some((file) => file.startsWith(folder)))
  const roots = [...files, ...adding.map(([, file]) => file)]
  return ts.createProgram(
    roots.map((file) => inProject(file)),
    optionsOfProject(),
  )
}

function optionsOfProject() {
  const path = inProject('tsconfig.json')
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile)
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'))
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT, path).options
}

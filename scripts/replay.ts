import { readFileSync, statSync } from 'node:fs'
import { MOST_FILE_MEGABYTES, readGameFile } from '@parlour/protocol'
import { registeredGames } from '../apps/server/src/games/registry'
import { proveGameFile } from '../apps/server/src/play/prove-game-file'
import { argumentsOf } from '../tooling/arguments.mjs'

// Proves that the settings and answers in a file of a game lead to all that the file shows. It needs no hub.
const [path = ''] = argumentsOf({ usage: 'npm run replay -- FILE', words: [1, 1] }).words

/** Ends the program with a sentence. */
function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const stats = statSync(path, { throwIfNoEntry: false })
if (stats?.isFile() !== true) fail(`There is no file ${path}.`)
if (stats.size > MOST_FILE_MEGABYTES * 1024 * 1024)
  fail(`This file is larger than ${MOST_FILE_MEGABYTES} MB.`)
const read = readGameFile(readFileSync(path, 'utf8'))
if ('problem' in read) fail(read.problem)
const proof = proveGameFile(registeredGames, read.file)
if ('problem' in proof) fail(proof.problem)
const { settings } = read.file.game
console.log(
  `Proved: ${settings.name} (${settings.game}) follows from its settings and ${proof.answers} answers, with ` +
    `${proof.moments} moments of ${read.file.seen.length} pairs of eyes and ${proof.lines} lines of its log.`,
)

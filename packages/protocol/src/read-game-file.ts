import { isJsonObject } from '@parlour/kernel'
import {
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  type GameFile,
  MOST_FILE_MEGABYTES,
  type SeenInFile,
} from './game-file'
import { gameFileSchema } from './game-file-schema'

/** What a file holds, or a sentence that says why it cannot be read. */
export type ReadGameFile = { readonly file: GameFile } | { readonly problem: string }

const NO_GAME = 'This file is not a game of Parlour.'
/** Far deeper than any game nests what it shows: deeper data only exhausts whoever walks it. */
const MOST_DEPTH = 60

/**
 * Returns the game that a text holds. Whoever wrote it is not trusted: its form is checked, and that its
 * parts fit together. What the views in it hold, only the screen of the game can tell.
 */
export function readGameFile(text: string): ReadGameFile {
  if (text.length > MOST_FILE_MEGABYTES * 1024 * 1024)
    return { problem: `This file is larger than ${MOST_FILE_MEGABYTES} MB, which no game is.` }
  const value = jsonIn(text)
  if (!isJsonObject(value) || value.format !== GAME_FILE_FORMAT) return { problem: NO_GAME }
  if (typeof value.version === 'number' && value.version > GAME_FILE_VERSION)
    return { problem: 'A newer version of Parlour made this file. Open it in a hub that is up to date.' }
  if (isDeeper(value, MOST_DEPTH)) return { problem: NO_GAME }
  const read = gameFileSchema.safeParse(value)
  if (!read.success) {
    const path = read.error.issues[0]?.path.join('.') ?? ''
    return { problem: `This file is damaged: it cannot be read at ‘${path}’.` }
  }
  const misfit = misfitIn(read.data)
  return misfit === undefined ? { file: read.data } : { problem: `This file is damaged: ${misfit}.` }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return most === 0 || Object.values(value).some((inner) => isDeeper(inner, most - 1))
}

/** Returns in which way the parts of a file do not fit together; undefined where they do. */
function misfitIn({ game, holder, seen }: GameFile): string | undefined {
  const seats = game.settings.players.map(({ name }) => name)
  const eyes = seen.map((one) => one.eyes)
  if (new Set(eyes).size < eyes.length) return 'it shows the same eyes twice'
  if (eyes.some((name) => name !== null && !seats.includes(name)))
    return 'it shows the eyes of nobody who plays'
  if (!eyes.includes(holder)) return 'the eyes of whoever saved it are missing'
  const answers = game.log.flatMap((entry) => (entry.type === 'response-received' ? [entry.data.seq] : []))
  if (answers.some((seq, at) => seq !== at + 1)) return 'its answers are not in order'
  if (game.comments.some(({ seq }) => seq > answers.length)) return 'a comment is on no moment of it'
  const lines = { answers: answers.length, log: game.log.length }
  return seen.every((one) => areInOrder(one, lines)) ? undefined : 'its moments are not in order'
}

/** Whether moments follow one another to the last answer, and the log grows along with them. */
function areInOrder(
  { moments }: SeenInFile,
  last: { readonly answers: number; readonly log: number },
): boolean {
  return moments.every(({ seq, logLength, ...what }, at) => {
    const next = moments[at + 1]
    const isWhole = 'part' in what
    if (at === 0 && !isWhole) return false
    return next === undefined
      ? seq === last.answers && logLength <= last.log
      : next.seq === seq + 1 && next.logLength >= logLength
  })
}

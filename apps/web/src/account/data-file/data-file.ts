import { type GameFile, gameFile, type OwnData, type OwnGame, ownData } from '@parlour/protocol'
import { CallError, type Send } from '@parlour/ui-kit'
import { dataPage } from './data-page'
import { createZip } from './zip'

/** Everything of the viewer's as one file. */
export interface DataFile {
  readonly name: string
  readonly blob: Blob
  readonly data: OwnData
  /** Games that are in it, and names of those that the hub could not give. */
  readonly games: number
  readonly missing: readonly string[]
}

interface DataFileParts {
  /** Sends without showing failures. */
  readonly send: Send
  readonly now: Date
  /** Called before each game. */
  readonly progress: (done: number, all: number) => void
  /** Resolves once it is worth to ask again. */
  readonly pause: () => Promise<void>
}

/**
 * Makes an archive of `data.json`, the same as a page, and a file for each game as the viewer's own seat knew
 * it. Rejects with `CallError` where the hub does not answer; a game that it refuses is left out and named.
 */
export async function makeDataFile({ send, now, progress, pause }: DataFileParts): Promise<DataFile> {
  const { data } = await send(ownData, {})
  const zip = createZip(now)
  await zip.add('index.html', dataPage(data))
  await zip.add('data.json', JSON.stringify(data, undefined, 2))
  const toRead = data.games.filter(({ killed }) => killed !== true)
  const missing: string[] = []
  for (const [done, game] of toRead.entries()) {
    progress(done, toRead.length)
    const file = await ownFileOf(game, { send, pause })
    if (file === undefined) missing.push(game.name)
    else await zip.add(`games/${fileNameOf(game)}`, JSON.stringify(file))
  }
  const name = `${safe(String(data.account.name))}-parlour-${data.made.slice(0, 10)}.zip`
  return { name, blob: zip.finished(), data, games: toRead.length - missing.length, missing }
}

/** Returns a game as a file, undefined where the hub refuses it; asks again when it was asked too often. */
async function ownFileOf(
  { _id }: OwnGame,
  { send, pause }: Pick<DataFileParts, 'send' | 'pause'>,
): Promise<GameFile | undefined> {
  for (;;) {
    try {
      return (await send(gameFile, { gameId: _id, own: true })).file
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.httpStatus !== 429) return refusedOrThrow(error)
      await pause()
    }
  }
}

function refusedOrThrow(error: CallError): undefined {
  if (error.httpStatus === 0 || error.httpStatus >= 500 || error.httpStatus === 401) throw error
}

const safe = (words: string): string => words.replaceAll(/[^\p{L}\p{N}]+/gu, '-')

/** The id tells games of one name apart. */
const fileNameOf = ({ name, began, _id }: OwnGame): string =>
  `${began.slice(0, 10)}-${safe(name)}-${_id.slice(-6)}.parlour.json`

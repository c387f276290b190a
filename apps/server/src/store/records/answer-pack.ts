import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib'
import type { Selectable } from 'kysely'
import { parsed } from '../driver/json'
import type { AnswersTable } from '../tables'

/** An answer as it is stored. */
export type StoredAnswer = Selectable<AnswersTable>

/**
 * Columns that hold json, which has no line breaks: each value is a line, all of a column one after the
 * other, for they are alike.
 */
const LINES = ['selection', 'log', 'back'] as const
/** Beyond this, a game takes several times as long to pack and hardly less room. */
const QUALITY = 5

const compress = promisify(brotliCompress)

/**
 * The answers of a game that is over in a tenth of the room: without their steps, for its state is kept
 * whole.
 */
export async function packed(answers: readonly StoredAnswer[]): Promise<Buffer> {
  const others = answers.map(
    ({ game_id: _game, selection: _selection, log: _log, back: _back, forth: _forth, ...rest }) => rest,
  )
  const lines = LINES.flatMap((column) => answers.map((answer) => answer[column] ?? ''))
  const text = [JSON.stringify(others), ...lines].join('\n')
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  return compress(text, { params })
}

/** The answers that were packed, of the game with this id. */
export function unpacked(gameId: string, pack: Buffer): readonly StoredAnswer[] {
  const [head = '[]', ...lines] = brotliDecompressSync(pack).toString().split('\n')
  const others = parsed<readonly Omit<StoredAnswer, 'game_id' | 'forth' | (typeof LINES)[number]>[]>(head)
  const line = (column: number, row: number) => lines[column * others.length + row] ?? ''
  return others.map((rest, row) => {
    const back = line(2, row)
    return {
      ...rest,
      game_id: gameId,
      selection: line(0, row),
      log: line(1, row),
      back: back === '' ? null : back,
      forth: null,
    }
  })
}

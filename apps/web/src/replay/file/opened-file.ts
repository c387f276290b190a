import {
  checksumOf,
  type GameFile,
  MOST_FILE_MEGABYTES,
  MOST_MOMENTS,
  readGameFile,
  type SerializedGame,
  wholeMoments,
} from '@parlour/protocol'
import { gameAtMoment } from '../game-at-moment'
import type { MomentSource, SeatMoment } from '../moments'
import type { FiledPast } from '../replay'

/** A game out of a file, which lives in this page alone. */
export interface OpenedFile {
  /** The game as it stood last. Nothing is asked in it. */
  readonly game: SerializedGame
  /** The seat of whoever saved it; undefined for a spectator. */
  readonly holder: string | undefined
  readonly past: FiledPast
}

/** What a chosen file holds, or a sentence that says why it cannot be shown. */
export type ChosenFile = { readonly opened: OpenedFile } | { readonly problem: string }

/** Reads a file that somebody chose. Whoever wrote it is not trusted. */
export async function openFile(file: Pick<File, 'size' | 'text'>): Promise<ChosenFile> {
  if (file.size > MOST_FILE_MEGABYTES * 1024 * 1024)
    return { problem: `This file is larger than ${MOST_FILE_MEGABYTES} MB, which no game is.` }
  const read = readGameFile(await file.text())
  return 'problem' in read ? read : openedFile(read.file)
}

/**
 * Returns the game of a file that was read, all its moments made.
 * @internal
 */
export function openedFile(file: GameFile): ChosenFile {
  const moments = new Map<string | null, readonly SeatMoment[]>()
  try {
    for (const { eyes, moments: seen } of file.seen) moments.set(eyes, wholeMoments(seen))
  } catch {
    return { problem: 'This file is damaged: its moments do not follow from one another.' }
  }
  const own = moments.get(file.holder) ?? []
  const last = own.at(-1)
  if (last === undefined) return { problem: 'This file is damaged: it shows no moment.' }
  return {
    opened: {
      game: gameAtMoment(liveGame(file, last), last),
      holder: file.holder ?? undefined,
      past: {
        sourceOf: (eyes) => sourceOf(eyes === undefined ? own : (moments.get(eyes) ?? [])),
        comments: file.game.comments,
      },
    },
  }
}

function liveGame({ game }: GameFile, { part }: SeatMoment): SerializedGame {
  const responses = game.log.flatMap((entry) => (entry.type === 'response-received' ? [entry.data] : []))
  return {
    ...game,
    ...part,
    gameId: game._id,
    responses,
    branchId: 0,
    seq: responses.length,
    checksum: checksumOf(part),
    present: [],
    canUndo: false,
  }
}

/** The pages of moments that are at hand; the first ones may not have been kept. */
function sourceOf(moments: readonly SeatMoment[]): MomentSource {
  const first = moments[0]?.seq ?? 0
  return {
    pageSize: MOST_MOMENTS,
    load: async (from, to) => ({
      moments: moments.filter(({ seq }) => seq >= from && seq <= to),
      ...(first > from ? { first } : {}),
    }),
  }
}

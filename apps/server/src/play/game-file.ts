import { setImmediate } from 'node:timers/promises'
import {
  type BodyOf,
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  type GameFile,
  type gameFile,
  type GameMoment,
  type GameOrigin,
  MOST_MOMENTS,
} from '@parlour/protocol'
import { refusal } from '../refusals/refusal'
import type { Caller, Services } from '../services'
import type { Db } from '../store/driver/store'
import { gameToLookAt, gameWithOpenHands } from './look-back'
import { ofOneVersion } from './one-version'
import { momentsBetween } from './moments'
import { momentsFor } from './past'
import { commentsFor } from './comments'
import { type GameContext, serializeAround } from './project'
import { besideOf } from './reply'
import type { RunningGame } from './running-game'
import { isAtTable, sightBack } from './sight'

type Eyes = string | undefined

/**
 * Returns a game as a file for a caller: while it runs, what their own seat knew at each moment; once it is
 * over, what each seat knew and what the game follows from, unless they want their `own` view alone. Refuses
 * whoever may not look at the game, and a game of which no moment is kept.
 */
export async function fileOfGame(
  services: Services,
  caller: Caller,
  { gameId, own = false }: BodyOf<typeof gameFile>,
): Promise<GameFile> {
  const { chat, ...beside } = await besideOf(services, gameId)
  const first = own
    ? await gameToLookAt(services, caller, { gameId })
    : await gameWithOpenHands(services, caller, gameId)
  const { value: file } = await ofOneVersion(services, first, (game) => {
    const { seat } = sightBack(game, caller, undefined)
    return gameAsFile(services.store.db, game, {
      seat,
      beside: { ...beside, chat: isAtTable(game, caller) ? chat : [] },
      opens: game.gameOver && !own,
    })
  })
  return file
}

interface FileContents {
  readonly seat: Eyes
  readonly beside: GameContext
  /** Whether it holds what every seat knew, and what the game follows from; only of a game that is over. */
  readonly opens: boolean
}

/**
 * Returns a game as a file that a seat may hold, or without a seat a spectator.
 * @internal
 */
export async function gameAsFile(
  db: Db,
  game: RunningGame,
  { seat, beside, opens }: FileContents,
): Promise<GameFile> {
  const { _id, settings, log, chat, lastUpdated } = serializeAround(game, seat, beside)
  const comments = await commentsFor(db, game.id, undefined)
  const seen = await seenMoments(db, game, opens ? everyEyes(game) : [seat])
  return {
    format: GAME_FILE_FORMAT,
    version: GAME_FILE_VERSION,
    savedAt: Date.now(),
    rulesVersion: game.rulesVersion,
    holder: seat ?? null,
    game: { _id, settings, log, chat, comments, lastUpdated },
    seen: [...seen].map(([eyes, moments]) => ({ eyes: eyes ?? null, moments })),
    origin: opens ? originOf(game) : null,
  }
}

const everyEyes = ({ settings }: RunningGame): readonly Eyes[] => [
  ...settings.players.map(({ name }) => name),
  undefined,
]

/** Returns what a game that is over follows from; it holds every secret of it. */
const originOf = ({ settings, answers }: RunningGame): GameOrigin => ({ settings, answers })

/** Returns all moments of a game that are kept, with each of these eyes. Refuses where none is. */
async function seenMoments(
  db: Db,
  game: RunningGame,
  eyes: readonly Eyes[],
): Promise<ReadonlyMap<Eyes, readonly GameMoment[]>> {
  const last = game.answers.length
  const seen = new Map<Eyes, GameMoment[]>(eyes.map((seat) => [seat, []]))
  for (let from = 0; from <= last; from += MOST_MOMENTS) {
    // Each page begins with the last moment of the one before: so only the first moment of all is whole.
    const range = { from: Math.max(0, from - 1), to: Math.min(last, from + MOST_MOMENTS - 1) }
    const moments = await momentsBetween(db, game, range)
    for (const [seat, before] of seen) {
      const isGoingOn = before.at(-1)?.seq === moments[0]?.position.seq
      before.push(...momentsFor(game, moments, seat).slice(isGoingOn ? 1 : 0))
      // A long game takes a while: others have their turn in between.
      await setImmediate()
    }
  }
  if ([...seen.values()].some((moments) => moments.length === 0)) throw refusal('moment_not_kept')
  return seen
}

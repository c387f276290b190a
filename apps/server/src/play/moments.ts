import { setImmediate } from 'node:timers/promises'
import { replay, type GameSettings, type GameState } from '@parlour/kernel'
import { parsed } from '../store/driver/json'
import type { Db } from '../store/driver/store'
import { backsOf } from '../store/records/stored-game'
import { type ReverseStep, type Moment, stepBack } from './game-advance'
import type { GamePosition } from './game-position'
import type { RunningGame } from './running-game'

/** How many reverse steps are read at a time; the moment at the start of each page is cached. */
const PAGE = 50

/** Past moments of a game. Equal parts of their states are shared. */
interface MomentCache {
  /** The moments at the start of each page that was read. */
  readonly starts: Map<number, Moment>
  /** All moments of the page that was read last, since people usually look at neighbors next. */
  page: ReadonlyMap<number, Moment>
}

const momentCaches = new WeakMap<RunningGame, MomentCache>()

/**
 * Returns a game as it was after its first `seq` answers, by applying stored reverse steps to the present: no
 * rule runs. Older games without reverse steps are replayed if their rules are still the same version.
 * Undefined where neither is possible.
 */
export async function momentAt(db: Db, game: RunningGame, seq: number): Promise<Moment | undefined> {
  const cache = momentCaches.get(game) ?? {
    starts: new Map<number, Moment>(),
    page: new Map<number, Moment>(),
  }
  momentCaches.set(game, cache)
  let moment = nearestMoment(seq, game, cache)
  while (moment.position.seq > seq) {
    const to = moment.position.seq
    const pageStart = Math.floor((to - 1) / PAGE) * PAGE
    const page = momentsBefore(moment, await backsOf(db, game.id, { after: pageStart, to }))
    cache.page = page
    const start = page.get(pageStart)
    if (start !== undefined) cache.starts.set(pageStart, start)
    const earlier: Moment | undefined = page.get(Math.max(seq, pageStart))
    if (earlier === undefined) return replayTo(game, seq)
    moment = earlier
    // Lets other requests run in between.
    await setImmediate()
  }
  return moment
}

/** Returns the first cached moment from `seq` on, or the present. */
function nearestMoment(seq: number, { position }: RunningGame, { starts, page }: MomentCache): Moment {
  for (let at = seq; at < position.seq; at += 1) {
    const moment = page.get(at) ?? starts.get(at)
    if (moment !== undefined) return moment
  }
  return { position }
}

/** Returns the moments before `from` by their `seq`, up to the first reverse step that is missing. */
function momentsBefore(from: Moment, texts: readonly (string | null)[]): ReadonlyMap<number, Moment> {
  const moments = new Map<number, Moment>()
  let moment = from
  for (const text of texts) {
    if (text === null) break
    moment = stepBack(moment.position, parsed<ReverseStep>(text))
    moments.set(moment.position.seq, moment)
  }
  return moments
}

function replayTo({ rules, rulesVersion, settings, answers }: RunningGame, seq: number): Moment | undefined {
  if (rulesVersion !== rules.version) return undefined
  const earlierAnswers = answers.slice(0, seq)
  return { position: replay<GameState<GameSettings>, unknown, GameSettings>(rules, settings, earlierAnswers) }
}

/** Returns the position of `momentAt`. */
export const positionAt = async (db: Db, game: RunningGame, seq: number): Promise<GamePosition | undefined> =>
  (await momentAt(db, game, seq))?.position

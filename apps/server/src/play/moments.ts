import { setImmediate } from 'node:timers/promises'
import { replay, type GameSettings, type GameState } from '@parlour/kernel'
import { parsed } from '../store/driver/json'
import type { Db } from '../store/driver/store'
import { backsOf } from '../store/records/stored-game'
import { type Back, type Moment, stepBack } from './back'
import type { GamePosition } from './game-position'
import type { RunningGame } from './running-game'

/** How many answers are walked back at a time: from one remembered moment to the next. */
const PAGE = 50

/** The remembered moments of a game. They share what stayed the same. */
interface MomentCache {
  /** Those at the start of each page that was walked. */
  readonly starts: Map<number, Moment>
  /** All those of the page that was read last: its neighbors are usually looked at next. */
  page: ReadonlyMap<number, Moment>
}

const known = new WeakMap<RunningGame, MomentCache>()

/**
 * A game as it stood after its first `seq` answers, reached from the present by the ways back that are kept beside the
 * answers: no rule runs. Where none is kept, as with older games, it is played again, if its rules are still the same.
 * Undefined where neither can be done.
 */
export async function momentAt(db: Db, warm: RunningGame, seq: number): Promise<Moment | undefined> {
  const remembered = known.get(warm) ?? { starts: new Map<number, Moment>(), page: new Map<number, Moment>() }
  known.set(warm, remembered)
  let moment = laterThan(seq, warm, remembered)
  while (moment.position.seq > seq) {
    const to = moment.position.seq
    const pageStart = Math.floor((to - 1) / PAGE) * PAGE
    const page = walkedBack(moment, await backsOf(db, warm.id, { after: pageStart, to }))
    remembered.page = page
    const start = page.get(pageStart)
    if (start !== undefined) remembered.starts.set(pageStart, start)
    const earlier: Moment | undefined = page.get(Math.max(seq, pageStart))
    if (earlier === undefined) return playedAgain(warm, seq)
    moment = earlier
    // Others have their turn.
    await setImmediate()
  }
  return moment
}

/** The first moment that is known from `seq` on: in the page that was read last, at the start of a page, or the present. */
function laterThan(seq: number, { position }: RunningGame, { starts, page }: MomentCache): Moment {
  for (let at = seq; at < position.seq; at += 1) {
    const moment = page.get(at) ?? starts.get(at)
    if (moment !== undefined) return moment
  }
  return { position }
}

/** The moments on the way back over some answers, the last one first, by where they stand; it ends where a way back is missing. */
function walkedBack(from: Moment, texts: readonly (string | null)[]): ReadonlyMap<number, Moment> {
  const passed = new Map<number, Moment>()
  let moment = from
  for (const text of texts) {
    if (text === null) break
    moment = stepBack(moment.position, parsed<Back>(text))
    passed.set(moment.position.seq, moment)
  }
  return passed
}

function playedAgain(
  { rules, rulesVersion, settings, answers }: RunningGame,
  seq: number,
): Moment | undefined {
  if (rulesVersion !== rules.version) return undefined
  const kept = answers.slice(0, seq)
  return { position: replay<GameState<GameSettings>, unknown, GameSettings>(rules, settings, kept) }
}

/** Where a game stood after its first `seq` answers, as `momentAt` finds it. */
export const positionAt = async (db: Db, warm: RunningGame, seq: number): Promise<GamePosition | undefined> =>
  (await momentAt(db, warm, seq))?.position

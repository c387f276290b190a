import { setImmediate } from 'node:timers/promises'
import { replay, type GameSettings, type GameState } from '@parlour/kernel'
import { parsed } from '../store/driver/json'
import type { Db } from '../store/driver/store'
import { backsOf } from '../store/records/stored-game'
import { type Back, type Moment, stepBack } from './back'
import type { GamePosition } from './game-position'
import type { Warm } from './warm'

/** How many answers are gone back over at once: from one moment that is remembered to the next. */
const PAGE = 50

/** Of games that somebody looked back on, a moment at the start of each page. They share what stayed the same. */
const known = new WeakMap<Warm, Map<number, Moment>>()

/**
 * A game as it stood after its first `seq` answers, reached from the present by the ways back that are kept beside the
 * answers: no rule runs. Where none is kept, as with older games, it is played again, if its rules are still the same.
 * Undefined where neither can be done.
 */
export async function momentAt(db: Db, warm: Warm, seq: number): Promise<Moment | undefined> {
  const moments = known.get(warm) ?? new Map<number, Moment>()
  known.set(warm, moments)
  let moment = laterThan(seq, warm, moments)
  while (moment.position.seq > seq) {
    const to: number = moment.position.seq
    const pageStart: number = Math.floor((to - 1) / PAGE) * PAGE
    const earlier = walkedBack(moment, await backsOf(db, warm.id, { after: Math.max(seq, pageStart), to }))
    if (earlier === undefined) return playedAgain(warm, seq)
    moment = earlier
    if (moment.position.seq !== pageStart) continue
    moments.set(pageStart, moment)
    // Others have their turn.
    await setImmediate()
  }
  return moment
}

/** The first moment that is known from `seq` on: at the start of a page, or the present. */
function laterThan(seq: number, { position }: Warm, moments: ReadonlyMap<number, Moment>): Moment {
  for (let at = Math.ceil(seq / PAGE) * PAGE; at < position.seq; at += PAGE) {
    const moment = moments.get(at)
    if (moment !== undefined) return moment
  }
  return { position }
}

/** Goes back over some answers, the last one first; undefined where a way back is missing. */
function walkedBack(from: Moment, texts: readonly (string | null)[]): Moment | undefined {
  let moment = from
  for (const text of texts) {
    if (text === null) return undefined
    moment = stepBack(moment.position, parsed<Back>(text))
  }
  return texts.length === 0 ? undefined : moment
}

function playedAgain({ rules, rulesVersion, settings, answers }: Warm, seq: number): Moment | undefined {
  if (rulesVersion !== rules.version) return undefined
  const kept = answers.slice(0, seq)
  return { position: replay<GameState<GameSettings>, unknown, GameSettings>(rules, settings, kept) }
}

/** Where a game stood after its first `seq` answers, as `momentAt` finds it. */
export const positionAt = async (db: Db, warm: Warm, seq: number): Promise<GamePosition | undefined> =>
  (await momentAt(db, warm, seq))?.position

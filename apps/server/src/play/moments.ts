import { setImmediate } from 'node:timers/promises'
import { type GameSettings, type GameState, start } from '@parlour/kernel'
import { parsed } from '../store/driver/json'
import type { Db } from '../store/driver/store'
import { backsOf } from '../store/records/stored-game'
import { type ReverseStep, type Moment, stepBack } from './game-advance'
import type { GamePosition } from './game-position'
import { replayAnswers } from './history'
import type { RunningGame } from './running-game'

/** How many moments are made at a time, since people usually look at neighbors next. */
const PAGE = 50
/** How many pages of all games are remembered: each has up to fifty views of every seat that looks back. */
const MOST_PAGES = 16

/** Some moments of a game by their `seq`. */
type MomentPage = ReadonlyMap<number, Moment>

/** Past moments of a game. Equal parts of their states are shared. */
interface MomentCache {
  /** The moments at the start of each page that was read. */
  readonly starts: Map<number, Moment>
  /** The pages that are remembered, by their starts. */
  readonly pages: Map<number, MomentPage>
}

/** What forgets each page that is remembered, that which was used last at the end. */
const recentPages = new Map<MomentPage, () => void>()

const momentCaches = new WeakMap<RunningGame, MomentCache>()

/**
 * Returns a game as it was after its first `seq` answers, by applying stored reverse steps to the present: no
 * rule runs. Older games without reverse steps are replayed if their rules are still the same version.
 * Undefined where neither is possible.
 */
export async function momentAt(db: Db, game: RunningGame, seq: number): Promise<Moment | undefined> {
  if (seq >= game.position.seq) return { position: game.position }
  return (await pageAt(db, game, startOf(seq))).get(seq)
}

/**
 * Returns the moments of a game from one to another, both included, as `momentAt` does each; they begin later
 * where the first ones are no longer known.
 */
export async function momentsBetween(
  db: Db,
  game: RunningGame,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly Moment[]> {
  const moments: Moment[] = []
  for (let seq = to; seq >= from; seq -= 1) {
    const moment = await momentAt(db, game, seq)
    if (moment === undefined) break
    moments.push(moment)
  }
  return moments.reverse()
}

const startOf = (seq: number): number => Math.floor(seq / PAGE) * PAGE

/** Returns the moments of the page that begins after `pageStart` answers, as far as they are known. */
async function pageAt(db: Db, game: RunningGame, pageStart: number): Promise<MomentPage> {
  const cache: MomentCache = momentCaches.get(game) ?? { starts: new Map(), pages: new Map() }
  momentCaches.set(game, cache)
  const page = cache.pages.get(pageStart) ?? (await readPage(db, game, pageStart))
  cache.pages.set(pageStart, page)
  recentPages.delete(page)
  recentPages.set(page, () => cache.pages.delete(pageStart))
  for (const [oldest, forget] of recentPages) {
    if (recentPages.size <= MOST_PAGES) break
    recentPages.delete(oldest)
    forget()
  }
  return page
}

/** Goes back from the next moment that is at hand to the start of a page, and returns that page. */
async function readPage(db: Db, game: RunningGame, pageStart: number): Promise<MomentPage> {
  const starts = momentCaches.get(game)?.starts
  let moment = startAfter(game, pageStart, starts)
  for (;;) {
    const to = moment.position.seq
    const after = startOf(to - 1)
    const page = momentsBefore(moment, await backsOf(db, game.id, { after, to }))
    const earliest = page.get(after)
    const known = after === pageStart ? page : new Map<number, Moment>()
    if (earliest === undefined) return new Map([...replayedMoments(game, pageStart, to), ...known])
    starts?.set(after, earliest)
    if (after === pageStart) return page
    moment = earliest
    // Lets other requests run in between.
    await setImmediate()
  }
}

/** Returns the first start of a later page that is at hand, or the present. */
function startAfter(
  { position }: RunningGame,
  pageStart: number,
  starts: ReadonlyMap<number, Moment> | undefined,
): Moment {
  for (let at = pageStart + PAGE; at < position.seq; at += PAGE) {
    const moment = starts?.get(at)
    if (moment !== undefined) return moment
  }
  return { position }
}

/** Returns the moments before `from` by their `seq`, up to the first reverse step that is missing. */
function momentsBefore(from: Moment, texts: readonly (string | null)[]): MomentPage {
  const moments = new Map<number, Moment>()
  let moment = from
  for (const text of texts) {
    if (text === null) break
    moment = stepBack(moment.position, parsed<ReverseStep>(text))
    moments.set(moment.position.seq, moment)
  }
  return moments
}

/**
 * Returns the moments of the page from `pageStart`, before that after `end` answers, by playing the game
 * again; none where its rules have another version now.
 */
function replayedMoments(game: RunningGame, pageStart: number, end: number): MomentPage {
  const { rules, rulesVersion, settings } = game
  if (rulesVersion !== rules.version) return new Map()
  const { position } = start<GameState<GameSettings>, unknown, GameSettings>(rules, settings)
  const answers = game.answers.slice(0, Math.min(pageStart + PAGE, end) - 1)
  const advances = replayAnswers(rules, { position, history: [] }, answers)
  const positions = [position, ...advances.map((advance) => advance.position)]
  return new Map(positions.slice(pageStart).map((then) => [then.seq, { position: then }]))
}

/** Returns the position of `momentAt`. */
export const positionAt = async (db: Db, game: RunningGame, seq: number): Promise<GamePosition | undefined> =>
  (await momentAt(db, game, seq))?.position

import { advance, type Answer, type GameSettings, type GameState, StaleAnswer } from '@parlour/kernel'
import type { GamePart, GamePush } from '@parlour/protocol'
import { CallFailure, notFound } from '../http/failure'
import type { Live } from '../live/live'
import type { Store } from '../store/connect'
import { playBots } from './bots'
import { type Author, commitAnswer, VersionMoved } from './commit'
import { partFor, pushFor } from './project'
import { createQueue } from './queue'
import { loadGame, type Warm } from './warm'

const MOST_WARM = 200
const TRIES = 5

/** The running games of this process. */
export type Play = ReturnType<typeof createPlay>

/** An answer with who gives it. */
export interface Given {
  readonly answer: Answer
  readonly author: Author
}

/** Keeps games warm, takes their answers in turn, and tells the pages. */
export function createPlay(store: Store, live: () => Live) {
  const games = new Map<string, Warm>()
  const queue = createQueue()

  async function current(id: string): Promise<Warm> {
    const kept = games.get(id)
    if (kept !== undefined && (await isFresh(store, kept))) return touch(kept)
    const loaded = await loadGame(store.db, id)
    if (loaded === undefined) throw notFound('game', id)
    return touch(loaded)
  }
  /** Marks a game as used last and lets the longest unused one go. */
  function touch(warm: Warm): Warm {
    games.delete(warm.id)
    games.set(warm.id, warm)
    const oldest = games.size > MOST_WARM ? games.keys().next().value : undefined
    if (oldest !== undefined) games.delete(oldest)
    return warm
  }

  /** Runs work on a game in its turn; when another process was quicker, on the game as it is then. */
  function inTurn<T>(id: string, work: (warm: Warm) => Promise<T>): Promise<T> {
    return queue(id, async () => {
      for (let left = TRIES; ; left -= 1) {
        try {
          return await work(await current(id))
        } catch (error) {
          if (!(error instanceof VersionMoved) || left === 0) throw error
          games.delete(id)
        }
      }
    })
  }

  /** Applies an answer and pushes what changed. Refuses a stale one with `game_overwrite`. */
  function answer(id: string, given: Given): Promise<Warm> {
    return inTurn(id, async (warm) => {
      if (warm.killed) throw new CallFailure(409, 'This game was killed.', { code: 'game_killed' })
      const watched = snapshotOf(warm, live())
      const after = await commitAnswer(store, warm, advanced(warm, given.answer), given.author)
      tell(warm, watched)
      for (const push of after) push(live())
      continueBots(warm)
      return warm
    })
  }

  /** Tells every page on this process, and through the live connection the other processes. */
  function tell(warm: Warm, before: Snapshot): void {
    pushTo(warm, before)
    live().gameChanged(warm.id, warm.version)
    live().homeChanged(
      warm.settings.players.filter((player) => player.bot === undefined).map((player) => player._id),
    )
  }
  function pushTo(warm: Warm, before: Snapshot): void {
    for (const [seat, part] of before.parts)
      live().gameTo({ gameId: warm.id, seat }, pushFor(warm, seat, { ...before, part }))
  }
  /** Another process changed the game: brings this process's pages up to date. */
  function changedElsewhere(id: string, version: number): Promise<void> {
    return queue(id, async () => {
      const kept = games.get(id)
      if (kept === undefined || kept.version >= version) return
      const before = snapshotOf(kept, live())
      const loaded = await loadGame(store.db, id)
      if (loaded === undefined) return
      touch(loaded)
      pushTo(loaded, before)
    })
  }
  function continueBots(warm: Warm): void {
    if (!warm.gameOver && warm.settings.players.some((player) => player.bot !== undefined))
      setImmediate(() => void playBots(warm.id, { current, answer }))
  }
  return {
    current,
    inTurn,
    answer,
    tell,
    changedElsewhere,
    continueBots,
    forget: (id: string) => games.delete(id),
    snapshot: (warm: Warm) => snapshotOf(warm, live()),
  }
}

async function isFresh(store: Store, warm: Warm): Promise<boolean> {
  if (store.kind === 'sqlite') return true
  const row = await store.db
    .selectFrom('games')
    .select('version')
    .where('id', '=', warm.id)
    .executeTakeFirst()
  return row?.version === warm.version
}

function advanced(warm: Warm, answer: Answer) {
  try {
    return advance<GameState<GameSettings>, unknown, GameSettings>(warm.rules, warm.position, answer)
  } catch (error) {
    if (error instanceof StaleAnswer) throw new CallFailure(409, error.message, { code: 'game_overwrite' })
    throw error
  }
}

/** What the watching pages hold before a change. */
export interface Snapshot {
  readonly base: number
  readonly answers: number
  readonly log: number
  readonly parts: ReadonlyMap<string | undefined, GamePart>
}
function snapshotOf(warm: Warm, live: Live): Snapshot {
  const seats = [...warm.settings.players.map((player) => player.name), undefined]
  const watching = seats.filter((seat) => live.watched(warm.id, seat))
  return {
    base: warm.version,
    answers: warm.answers.length,
    log: warm.log.length,
    parts: new Map(watching.map((seat) => [seat, partFor(warm, seat)])),
  }
}

/** The change for one seat since a snapshot, for the caller's own answer. */
export function changeFor(
  warm: Warm,
  seat: string | undefined,
  before: { readonly base: number; readonly answers: number; readonly log: number; readonly part: GamePart },
): GamePush {
  return pushFor(warm, seat, before)
}

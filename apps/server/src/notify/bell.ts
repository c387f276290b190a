import type { FastifyBaseLogger } from 'fastify'
import type { LivePushes } from '../live/live'
import type { Store, Tx } from '../store/driver/store'
import { addToBell, hasUnread, markBellRead, standingsOf, toldSince } from '../store/records/bell'
import { dropSeen } from '../store/records/outbox'
import { type GameNews, type PersonNews, questionIn } from './news'
import type { BellNotice } from './notice-words'

/** How long a question may be answered before the bell tells of it, ms: most of a live game are. */
const PATIENCE = 5_000
/** No question is held in memory for longer, ms; the rest is the time that storing takes. */
export const LONGEST_NOTED = 3 * PATIENCE

/** Keeps the last notices of everybody, whatever channels they have. */
export interface Bell {
  /** Notes who is newly asked something in a game, or that it is over; stores nothing yet. */
  note(news: GameNews): void
  /**
   * Notes a game as it stands after a start, for what a process before this one had noted and not stored.
   * Those who were told of it since they answered last are not told again.
   */
  noteAgain(news: GameNews, lastAnswers: ReadonlyMap<string, number>): void
  /** Stores notices about something else, within its transaction. */
  add(tx: Tx, news: PersonNews): Promise<void>
  /** Somebody has a game or lobby before them: what the bell tells of it is read, and need not be sent. */
  saw(userId: string, subjectId: string): Promise<void>
  /** Stores what was noted at least so long ago, ms; for the timer and for tests. */
  store(age?: number): Promise<void>
  close(): Promise<void>
}

/** A notice that is stored if it is still news then. */
interface NotedNotice {
  readonly userId: string
  readonly name: string
  readonly gameId: string
  readonly at: number
  readonly kind: 'asked' | 'began' | 'over'
  readonly notice: () => BellNotice
  /** Stored only if nothing about the game was stored for the person since. */
  readonly unlessSince?: number
}

interface BellParts {
  readonly store: Store
  readonly live: Pick<LivePushes, 'bellChanged' | 'looks'>
  readonly log: FastifyBaseLogger
}

/**
 * Returns the bell. A question is noted in memory and stored a little later, many at once, if it still waits
 * and nobody looks at it: an answer that others follow at once costs no row.
 */
export function createBell({ store, live, log }: BellParts): Bell {
  const noted = new Map<string, NotedNotice>()
  /** Whose bell changed since it was last pushed. */
  const changed = new Set<string>()
  const storeNoted = async (age: number): Promise<void> => {
    try {
      for (const id of await storeDue({ store, live }, dueIn(noted, age))) changed.add(id)
      live.bellChanged([...changed])
      changed.clear()
    } catch (error) {
      log.error({ err: error }, 'notices of the bell were lost')
    }
  }
  let running: Promise<void> = Promise.resolve()
  const run = (age = PATIENCE) => (running = running.then(() => storeNoted(age)))
  const timer = setInterval(() => {
    if (noted.size > 0 || changed.size > 0) void run()
  }, PATIENCE)
  timer.unref()
  return {
    note: (news) => noteIn(noted, news, log),
    noteAgain: (news, lastAnswers) => noteAgainIn(noted, { news, lastAnswers, log }),
    add: async (tx, news) => {
      for (const id of await addNow(tx, live, news)) changed.add(id)
    },
    saw: async (userId, subjectId) => {
      noted.delete(keyOf(userId, subjectId))
      // Reading first: most that is looked at has nothing unread.
      if (!(await hasUnread(store.db, userId, subjectId))) return
      await store.write(async (tx) => {
        await markBellRead(tx, { userId, subjectId, now: Date.now() })
        await dropSeen(tx, { userId, subjectId })
      })
      live.bellChanged([userId])
    },
    store: run,
    close: async () => {
      clearInterval(timer)
      await run(0)
    },
  }
}

/** Takes out what was noted at least so long ago, ms. */
function dueIn(noted: Map<string, NotedNotice>, age: number): readonly NotedNotice[] {
  const due = [...noted].filter(([, { at }]) => at <= Date.now() - age)
  for (const [key] of due) noted.delete(key)
  return due.map(([, notice]) => notice)
}

/** Stores what is still news and nobody looks at. Returns the ids of those whose bell changed. */
async function storeDue(
  { store, live }: Pick<BellParts, 'store' | 'live'>,
  due: readonly NotedNotice[],
): Promise<readonly string[]> {
  const news = await stillNews(
    store,
    due.filter(({ gameId, name }) => !live.looks(gameId, name)),
  )
  const untold = await withoutTold(store, news)
  if (untold.length === 0) return []
  const entries = untold.map(({ userId, gameId, notice }) => ({
    userId,
    subjectId: gameId,
    notice: notice(),
  }))
  await store.write((tx) => addToBell(tx, entries, Date.now()))
  return untold.map(({ userId }) => userId)
}

async function withoutTold({ db }: Store, news: readonly NotedNotice[]): Promise<readonly NotedNotice[]> {
  const untold: NotedNotice[] = []
  for (const one of news) {
    const { userId, gameId: subjectId, unlessSince: since } = one
    if (since === undefined || !(await toldSince(db, { userId, subjectId, since }))) untold.push(one)
  }
  return untold
}

/** Stores a notice to those who do not look at what it is about. Returns their ids. */
async function addNow(
  tx: Tx,
  live: BellParts['live'],
  { id, people, notice, path }: PersonNews,
): Promise<readonly string[]> {
  const others = people.filter(({ name }) => !live.looks(id, name))
  const entries = others.map(({ _id, name }) => ({
    userId: _id,
    subjectId: id,
    notice: { ...notice, person: name, path },
  }))
  await addToBell(tx, entries, Date.now())
  return others.map(({ _id }) => _id)
}

const keyOf = (userId: string, gameId: string): string => `${userId} ${gameId}`

/** A later news of a game takes the place of an earlier one of the same person that is not stored yet. */
function noteIn(noted: Map<string, NotedNotice>, news: GameNews, log: FastifyBaseLogger): void {
  const { game, over, now } = news
  for (const { _id: userId, name, bot } of news.players) {
    if (bot !== undefined) continue
    const key = keyOf(userId, game.id)
    const about = { game: game.name, of: game.kind, person: name, path: `/game/${game.id}` }
    const entry = { userId, name, gameId: game.id, at: now }
    if (over !== null) {
      const notice = (): BellNotice => ({ ...about, kind: 'game-over', result: news.resultOf(over) })
      noted.set(key, { ...entry, kind: 'over', notice })
    } else if (!news.waiting.includes(name)) {
      const isBeginning = news.begunBy !== undefined && news.begunBy !== userId
      if (isBeginning)
        noted.set(key, { ...entry, kind: 'began', notice: () => ({ ...about, kind: 'began' }) })
      else if (noted.get(key)?.kind === 'asked') noted.delete(key)
    } else if (news.newlyWaiting.includes(name) && name !== news.lastActor) {
      const notice = (): BellNotice => {
        const { isInTurn, ...question } = questionIn(news, name, log)
        return { ...about, kind: isInTurn ? 'in-turn' : 'your-turn', ...question }
      }
      noted.set(key, { ...entry, kind: 'asked', notice })
    }
  }
}

/** Notes a game as it stands after a start, for those who were not told since their last answer. */
function noteAgainIn(
  noted: Map<string, NotedNotice>,
  {
    news,
    lastAnswers,
    log,
  }: {
    readonly news: GameNews
    readonly lastAnswers: ReadonlyMap<string, number>
    readonly log: FastifyBaseLogger
  },
): void {
  const again = new Map<string, NotedNotice>()
  noteIn(again, news, log)
  // Another process may still have it in memory: it comes first.
  const at = Date.now() + 2 * PATIENCE
  for (const [key, notice] of again) {
    const unlessSince = news.over === null ? (lastAnswers.get(notice.name) ?? 0) : news.now
    noted.set(key, { ...notice, at, unlessSince })
  }
}

/**
 * Leaves out what is not so, or no longer: questions that were answered meanwhile, also by another process,
 * and what was noted of a change that was not stored in the end.
 */
async function stillNews({ db }: Store, notices: readonly NotedNotice[]): Promise<readonly NotedNotice[]> {
  const standings = await standingsOf(db, [...new Set(notices.map(({ gameId }) => gameId))])
  return notices.filter(({ kind, gameId, name }) => {
    const game = standings.get(gameId)
    if (game === undefined) return false
    return kind === 'over' ? game.isOver : kind === 'began' || (!game.isOver && game.waiting.includes(name))
  })
}

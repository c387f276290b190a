import type { FastifyBaseLogger } from 'fastify'
import type { LivePushes } from '../live/live'
import type { Store, Tx } from '../store/driver/store'
import { addToBell, hasNoticeSince, hasUnread, markBellRead, standingsOf } from '../store/records/bell'
import { dropSeen } from '../store/records/outbox'
import { type GameNews, type PersonNews, questionIn } from './news'
import type { BellNotice } from './notice-words'

/** How long a notice stays in the queue, ms. Most questions of a live game are answered within this time. */
const DELAY = 5_000
/** How long before a crash a change may have queued a notice that was not stored yet, ms. */
export const LONGEST_QUEUED = 3 * DELAY

/** Stores the last notices of every user, whatever channels they have. */
export interface Bell {
  /** Queues notices that somebody is newly asked something in a game, or that it is over. */
  queue(news: GameNews): void
  /**
   * Queues the notices of a game again after a restart: an earlier process may have stopped before it stored
   * them. Leaves out whoever got a notice of the game since their last answer.
   */
  queueAgain(news: GameNews, lastAnswers: ReadonlyMap<string, number>): void
  /** Stores notices that are not about a change of a game, within the transaction of their cause. */
  add(tx: Tx, news: PersonNews): Promise<void>
  /** Marks the notices of a game or lobby as read because the user has its page open. They are not sent. */
  markSeen(userId: string, subjectId: string): Promise<void>
  /** Stores what has been in the queue for at least `age` ms; for the timer and for tests. */
  store(age?: number): Promise<void>
  close(): Promise<void>
}

/** A notice that is stored after the delay if it still applies. */
interface QueuedNotice {
  readonly userId: string
  readonly name: string
  readonly gameId: string
  readonly at: number
  readonly kind: 'asked' | 'began' | 'over'
  readonly notice: () => BellNotice
  /** Not stored if the person got a notice of the game at this time or later. */
  readonly unlessSince?: number
}

interface BellParts {
  readonly store: Store
  readonly live: Pick<LivePushes, 'bellChanged' | 'looks'>
  readonly log: FastifyBaseLogger
}

/**
 * Returns the bell. A question is queued in memory and stored a little later, together with others, if it is
 * still open and its player does not have the game open. A question that is answered at once costs no row.
 */
export function createBell({ store, live, log }: BellParts): Bell {
  const queue = new Map<string, QueuedNotice>()
  /** Ids of users whose bell changed since it was last pushed. */
  const changed = new Set<string>()
  const storeQueued = async (age: number): Promise<void> => {
    try {
      for (const id of await storeDue({ store, live }, dueIn(queue, age))) changed.add(id)
      live.bellChanged([...changed])
      changed.clear()
    } catch (error) {
      log.error({ err: error }, 'notices of the bell were lost')
    }
  }
  let running: Promise<void> = Promise.resolve()
  const run = (age = DELAY) => (running = running.then(() => storeQueued(age)))
  const timer = setInterval(() => {
    if (queue.size > 0 || changed.size > 0) void run()
  }, DELAY)
  timer.unref()
  return {
    queue: (news) => queueNews(queue, news, log),
    queueAgain: (news, lastAnswers) => queueNewsAgain(queue, { news, lastAnswers, log }),
    add: async (tx, news) => {
      for (const id of await addNow(tx, live, news)) changed.add(id)
    },
    markSeen: async (userId, subjectId) => {
      queue.delete(keyOf(userId, subjectId))
      // A read first, because most pages have nothing unread.
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

/** Takes what has been in the queue for at least `age` ms out of it. */
function dueIn(queue: Map<string, QueuedNotice>, age: number): readonly QueuedNotice[] {
  const due = [...queue].filter(([, { at }]) => at <= Date.now() - age)
  for (const [key] of due) queue.delete(key)
  return due.map(([, notice]) => notice)
}

/**
 * Stores the notices that still apply, except for users who have the game open. Returns the ids of those
 * whose bell changed.
 */
async function storeDue(
  { store, live }: Pick<BellParts, 'store' | 'live'>,
  due: readonly QueuedNotice[],
): Promise<readonly string[]> {
  const unseen = due.filter(({ gameId, name }) => !live.looks(gameId, name))
  const fresh = await withoutRepeated(store, await stillTrue(store, unseen))
  if (fresh.length === 0) return []
  const entries = fresh.map(({ userId, gameId, notice }) => ({
    userId,
    subjectId: gameId,
    notice: notice(),
  }))
  await store.write((tx) => addToBell(tx, entries, Date.now()))
  return fresh.map(({ userId }) => userId)
}

/** Leaves out notices that an earlier process stored before it stopped. */
async function withoutRepeated(
  { db }: Store,
  notices: readonly QueuedNotice[],
): Promise<readonly QueuedNotice[]> {
  const fresh: QueuedNotice[] = []
  for (const notice of notices) {
    const { userId, gameId: subjectId, unlessSince: since } = notice
    if (since === undefined || !(await hasNoticeSince(db, { userId, subjectId, since }))) fresh.push(notice)
  }
  return fresh
}

/** Stores a notice for everybody who does not have the page it is about open. Returns their ids. */
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

/** Queues what a change of a game means to each person. Replaces what is still in the queue for them. */
function queueNews(queue: Map<string, QueuedNotice>, news: GameNews, log: FastifyBaseLogger): void {
  const { game, over, now } = news
  for (const { _id: userId, name, bot } of news.players) {
    if (bot !== undefined) continue
    const key = keyOf(userId, game.id)
    const about = { game: game.name, of: game.kind, person: name, path: `/game/${game.id}` }
    const entry = { userId, name, gameId: game.id, at: now }
    if (over !== null) {
      const notice = (): BellNotice => ({ ...about, kind: 'game-over', result: news.resultOf(over) })
      queue.set(key, { ...entry, kind: 'over', notice })
    } else if (!news.waiting.includes(name)) {
      const isBeginning = news.begunBy !== undefined && news.begunBy !== userId
      if (isBeginning)
        queue.set(key, { ...entry, kind: 'began', notice: () => ({ ...about, kind: 'began' }) })
      else if (queue.get(key)?.kind === 'asked') queue.delete(key)
    } else if (news.newlyWaiting.includes(name) && name !== news.lastActor) {
      const notice = (): BellNotice => {
        const { isInTurn, ...question } = questionIn(news, name, log)
        return { ...about, kind: isInTurn ? 'in-turn' : 'your-turn', ...question }
      }
      queue.set(key, { ...entry, kind: 'asked', notice })
    }
  }
}

/** Queues what the present state of a game means to each person who got no notice since their last answer. */
function queueNewsAgain(
  queue: Map<string, QueuedNotice>,
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
  const again = new Map<string, QueuedNotice>()
  queueNews(again, news, log)
  // Another process may still have the notice in its queue: it stores it first.
  const at = Date.now() + 2 * DELAY
  for (const [key, notice] of again) {
    const unlessSince = news.over === null ? (lastAnswers.get(notice.name) ?? 0) : news.now
    queue.set(key, { ...notice, at, unlessSince })
  }
}

/**
 * Leaves out questions that were answered in the meantime, also by way of another process, and notices of a
 * change that was rolled back.
 */
async function stillTrue({ db }: Store, notices: readonly QueuedNotice[]): Promise<readonly QueuedNotice[]> {
  const standings = await standingsOf(db, [...new Set(notices.map(({ gameId }) => gameId))])
  return notices.filter(({ kind, gameId, name }) => {
    const game = standings.get(gameId)
    if (game === undefined) return false
    return kind === 'over' ? game.isOver : kind === 'began' || (!game.isOver && game.waiting.includes(name))
  })
}

import type { Answer } from '@parlour/kernel'
import type { FastifyBaseLogger } from 'fastify'
import type { Games } from '../games/module'
import { CallFailure } from '../failures/call-failure'
import { notFound } from '../failures/failures'
import type { Live } from '../live/live'
import type { Notices } from '../notify/notices'
import type { Transaction } from 'kysely'
import type { Store } from '../store/driver/store'
import { linkToDraft } from '../store/records/links'
import type { Tables } from '../store/tables'
import { botAnswer, createBotRunner, hasBots } from './bots'
import type { Author, HistoryChange } from './change'
import { bringForward, storeChange, type StoredChange } from './commit'
import { advanced } from './history'
import { markKilled, storeKill } from './kill'
import { type Snapshot, snapshotOf, tellPages, tellPlayers } from './tell'
import type { Warm } from './warm'
import { createWarmGames, type Job } from './warm-games'

/** The running games of this process. */
export type Play = ReturnType<typeof createPlay>

export interface PlayServices {
  readonly store: Store
  readonly games: Games
  readonly live: () => Live
  readonly notices: Notices
  readonly log: FastifyBaseLogger
}

/** An answer with who gives it. */
export interface Given {
  readonly answer: Answer
  readonly author: Author
}

/** What was before a change, and how much of it stayed: all that is needed to tell it to a page. */
export interface Before extends Snapshot {
  readonly answers: number
  readonly log: number
}

/** The draft that a game is to be linked to. */
export interface LinkedDraft {
  readonly draftId: string
  readonly check: (tx: Transaction<Tables>) => Promise<void>
}

/** A change of a game by one caller. */
export interface Work<T> {
  /** Whose page is told of it in the answer. Refuses a caller who may not change this game. */
  readonly seat: (warm: Warm) => string | undefined
  /** What is to change, as the game stands; nothing, when there is nothing to do. Refuses what may not be. */
  readonly plan: (
    warm: Warm,
    tx: Transaction<Tables>,
  ) => Promise<HistoryChange | undefined> | HistoryChange | undefined
  /** The answer for the caller, made before anything else happens to the game. */
  readonly done: (warm: Warm, before: Before | undefined) => Promise<T> | T
}

/** Keeps games warm, takes their changes in turn, tells the pages, and lets the bots play. */
export function createPlay(services: PlayServices) {
  const games = createWarmGames(services)
  const bots = createBotRunner((id) => games.inTurn(id, botJob(services)), services.log)
  const continueBots = (warm: Warm): void => {
    if (!warm.gameOver && hasBots(warm)) bots.run(warm.id)
  }
  return {
    current: games.current,
    changedElsewhere: games.changedElsewhere,
    /** Changes a game's history in its turn, stores it and tells everybody. Killed games refuse with `game_killed`. */
    change: async <T>(id: string, work: Work<T>): Promise<T> =>
      games.inTurn(id, {
        store: async (tx, warm) => {
          checkAlive(warm)
          const seat = work.seat(warm)
          const change = await work.plan(warm, tx)
          const stored = change && (await storeChange({ tx, notices: services.notices }, warm, change))
          return { seat, stored }
        },
        then: (warm, { seat, stored }, later) => {
          if (stored === undefined) return work.done(warm, undefined)
          const before = brought(services, warm, { stored, seat })
          later(() => {
            tell(services, warm, { stored, before })
            continueBots(warm)
          })
          return work.done(warm, before)
        },
      }),
    /** Links a game to a draft, unless the check refuses it; its pages hear of it. */
    link: (id: string, draft: LinkedDraft): Promise<void> => games.inTurn(id, linkJob(services, draft)),
    /** Ends a game for good. It is not found afterwards (HUB.md 4). */
    kill: (id: string): Promise<void> => games.inTurn(id, killJob(services)),
    continueBots,
    runBots: bots.run,
    close: bots.close,
  }
}

function checkAlive(warm: Warm): void {
  if (warm.killed) throw new CallFailure(409, 'This game was killed.', { code: 'game_killed' })
}

/** The change that one more answer makes. Refuses a stale one with `game_overwrite`. */
export function appended(warm: Warm, { answer, author }: Given): HistoryChange {
  const advance = advanced(warm, warm.position, answer)
  return { keep: warm.answers.length, base: warm.position, advances: [advance], author }
}

/** Brings the game in memory to what was stored; answers what was before, for the pages. */
function brought(
  services: PlayServices,
  warm: Warm,
  { stored, seat }: { readonly stored: StoredChange; readonly seat: string | undefined },
): Before {
  const snapshot = snapshotOf(warm, services.live(), seat)
  return { ...snapshot, answers: stored.change.keep, log: bringForward(warm, stored) }
}

/** Tells a change to the pages here, the other processes and the players. Whoever made it has the answer by then. */
function tell(
  services: PlayServices,
  warm: Warm,
  { stored, before }: { readonly stored: StoredChange; readonly before: Before },
): void {
  const live = services.live()
  tellPages(live, warm, before)
  live.gameChanged(warm.id, warm.version)
  tellPlayers(live, warm, before)
  for (const push of stored.after) push(live)
}

/** Lets one bot that is asked something answer; says whether there was one. */
function botJob(services: PlayServices): Job<StoredChange | undefined, boolean> {
  return {
    store: async (tx, warm) => {
      const answer = botAnswer(warm)
      if (answer === undefined) return undefined
      const change = appended(warm, { answer, author: {} })
      return storeChange({ tx, notices: services.notices }, warm, change)
    },
    then: (warm, stored) => {
      if (stored === undefined) return false
      tell(services, warm, { stored, before: brought(services, warm, { stored, seat: undefined }) })
      return true
    },
  }
}

function linkJob(services: PlayServices, { draftId, check }: LinkedDraft): Job<boolean, void> {
  return {
    store: async (tx, warm) => {
      await check(tx)
      const isNew = warm.linkedDraftId !== draftId
      if (isNew) await linkToDraft(tx, { id: warm.id, version: warm.version + 1 }, draftId)
      return isNew
    },
    then: (warm, isNew) => {
      if (!isNew) return
      warm.linkedDraftId = draftId
      warm.version += 1
      tellPages(services.live(), warm, undefined)
      services.live().gameChanged(warm.id, warm.version)
    },
  }
}

function killJob(services: PlayServices): Job<void, void> {
  return {
    store: async (tx, warm) => {
      if (warm.killed) throw notFound('game', warm.id)
      await storeKill(tx, warm)
    },
    then: (warm) => {
      markKilled(warm)
      tellPages(services.live(), warm, undefined)
      services.live().gameChanged(warm.id, warm.version)
      tellPlayers(services.live(), warm)
    },
  }
}

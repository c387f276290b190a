import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  defined,
  type Pick,
  type Random,
  randomFrom,
  randomPicks,
  type Request,
  seeded,
} from '@parlour/kernel'
import { seldomPassing } from '@parlour/tyrants/campaign'
import { gameCreate, gameFetch, gameSaveResponse, lobbyCreate, lobbyInfo, lobbySave } from '@parlour/protocol'
import Database from 'better-sqlite3'
import { HubRefusal, type HubUser } from '../tests/hub-client'
import { startServerProcess } from '../tests/server-process'
import { newDraft, signedIn } from './hub-drafts'
import type { BenchRow } from './row'
import { UNLIMITED } from './unlimited'

const SERVER_BUNDLE = 'apps/server/dist/main.js'
const GAMES = 3
/** A random answer may be one that a card's own condition refuses. */
const MOST_REFUSALS = 50

/** A kind of game whose stored size is measured. */
interface StoredKind {
  readonly what: string
  readonly seats: number
  /** In KB. */
  readonly budget?: number
  readonly open: (users: readonly HubUser[], name: string) => Promise<string>
  /** Left out: anything that is offered. */
  readonly picks?: (request: Request, random: Random) => readonly Pick[]
}

const STORED: readonly StoredKind[] = [
  { what: 'draft of 4 × 3 × 15', seats: 4, open: newDraft },
  {
    what: 'game of Innovation, base, 2 players',
    seats: 2,
    budget: 40,
    open: opened('Innovation: Ultimate', {}),
  },
  {
    what: 'game of Tyrants, 2 players',
    seats: 2,
    open: opened('Tyrants of the Underdark', { map: 'base-2', expansions: ['drow', 'dragons'] }),
    picks: seldomPassing,
  },
]

function opened(
  game: string,
  more: { readonly map?: string; readonly expansions?: string[] },
): StoredKind['open'] {
  return async (users, name) => {
    const [host] = users
    if (host === undefined) throw new Error('A game needs a player.')
    const { lobbyId } = await host.send(lobbyCreate, { userIds: users.map(({ _id }) => _id), game })
    const { lobby } = await host.send(lobbyInfo, { lobbyId })
    const options = { ...lobby.options, ...more }
    const seats = lobby.users.map(({ _id }) => ({ _id }))
    await host.send(lobbySave, { _id: lobbyId, name, game, options, users: seats, rev: lobby.rev })
    return (await host.send(gameCreate, { lobbyId })).gameId
  }
}

/** Plays a game to its end with random answers; returns how many there were. */
async function playedOut(
  users: readonly HubUser[],
  gameId: string,
  { picks = randomPicks }: StoredKind,
): Promise<number> {
  const random = randomFrom(seeded(gameId))
  for (;;) {
    for (const user of users) {
      const { game } = await user.send(gameFetch, { gameId })
      if (game.gameOver) return game.seq
      const [request] = game.requests
      if (request !== undefined) await answered(user, { gameId, request, pick: () => picks(request, random) })
    }
  }
}

interface AskedSeat {
  readonly gameId: string
  readonly request: Request
  readonly pick: () => readonly Pick[]
}

async function answered(user: HubUser, { gameId, request, pick }: AskedSeat): Promise<void> {
  for (let refusals = 0; ; refusals += 1) {
    const selection = [...pick()]
    const response = { actor: user.name, title: request.title, requestId: request.id, selection }
    try {
      await user.send(gameSaveResponse, { gameId, response })
      return
    } catch (error) {
      if (!(error instanceof HubRefusal) || refusals === MOST_REFUSALS) throw error
    }
  }
}

/** Bytes of the store in use: pages that became free are written again before the file grows. */
function sizeOf(folder: string): number {
  const store = new Database(join(folder, 'parlour.sqlite'), { readonly: true })
  const [pages, free, bytes] = ['page_count', 'freelist_count', 'page_size'].map((name) =>
    Number(store.pragma(name, { simple: true })),
  )
  store.close()
  return ((pages ?? 0) - (free ?? 0)) * (bytes ?? 0)
}

/** Games that are over are packed a moment after their end. */
async function untilPacked(folder: string, games: number): Promise<void> {
  const store = new Database(join(folder, 'parlour.sqlite'), { readonly: true })
  const packs = () => Number(store.prepare('select count(*) from game_packs').pluck().get())
  while (packs() < games) await setTimeout(50)
  store.close()
}

/**
 * By how much the embedded store grows with each game that is played to its end: answers, ways back, the last
 * state, totals.
 */
export async function storeRows(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'))
  const server = await startServerProcess({
    bundle: SERVER_BUNDLE,
    env: { ...UNLIMITED, PARLOUR_DATA: folder },
  })
  const rows: BenchRow[] = []
  let played = 0
  try {
    const users = await signedIn(server, 4)
    for (const stored of STORED) {
      const { what, seats, budget, open } = stored
      const table = users.slice(0, seats)
      // What was written ahead goes into the store when the server stops.
      await server.stop()
      const before = sizeOf(folder)
      await server.restart()
      let answers = 0
      for (let game = 0; game < GAMES; game += 1)
        answers += await playedOut(table, await open(table, `${what} ${game}`), stored)
      played += GAMES
      await untilPacked(folder, played)
      await server.stop()
      const measured = (sizeOf(folder) - before) / GAMES / 1024
      const note = `${Math.round(answers / GAMES)} answers, ${((measured * 1024 * GAMES) / answers).toFixed(0)} bytes each`
      rows.push({
        name: `store: growth per ${what}`,
        measured,
        unit: 'KB',
        note,
        ...defined({ budget }),
      })
      await server.restart()
    }
    return rows
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

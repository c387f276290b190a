import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Call,
  deckList,
  linkFetchDrafts,
  lobbyAll,
  type SentBodyOf,
  userGames,
  userGamesRecentlyFinished,
  userLobbies,
  userNext,
} from '@parlour/protocol'
import Database from 'better-sqlite3'
import { hubClient, type HubUser } from '../tests/hub-client'
import { startServerProcess } from '../tests/server-process'
import { newDraft, signedIn } from './hub-drafts'
import { median } from './median'
import type { BenchRow } from './row'
import { UNLIMITED } from './unlimited'

const SERVER_BUNDLE = 'apps/server/dist/main.js'
/** How many games a person has played when the lists are measured. */
const PLAYED = [100, 1000, 10_000] as const
const ROUNDS = 61
const A_YEAR_AGO = Date.now() - 365 * 24 * 60 * 60 * 1000

/** Lists that show the same however many games were played: all of it, or the last part. */
const LISTS: Readonly<Record<string, (user: HubUser) => Promise<unknown>>> = {
  'user/games': asked(userGames, ({ _id }) => ({ userId: _id })),
  'user/recently_finished': asked(userGamesRecentlyFinished, ({ _id }) => ({ userId: _id })),
  'user/next': asked(userNext, ({ _id }) => ({ userId: _id })),
  'user/lobbies': asked(userLobbies, ({ _id }) => ({ userId: _id })),
  'user/games of all states': asked(userGames, ({ _id }) => ({ userId: _id, state: 'all' })),
  'link/fetch_drafts': asked(linkFetchDrafts, () => ({})),
  'magic/deck/list': asked(deckList, ({ _id }) => ({ userId: _id })),
  'lobby/all': asked(lobbyAll, () => ({})),
}
const OF_ADMINS: readonly string[] = ['lobby/all']

function asked<C extends Call>(call: C, body: (user: HubUser) => SentBodyOf<C>) {
  return (user: HubUser): Promise<unknown> => user.send(call, body(user))
}

/** A server on which somebody has played this many games. */
interface PlayedHub {
  readonly user: HubUser
  readonly admin: HubUser
  end(): Promise<void>
}

/**
 * What the lists of a person cost who has played many games, on the embedded store, in ms and as a factor
 * from 1,000 to 10,000. The servers are asked in turns, so that whatever else the machine does falls to all
 * of them.
 */
export async function listRows(): Promise<readonly BenchRow[]> {
  const hubs: PlayedHub[] = []
  try {
    for (const played of PLAYED) hubs.push(await hubWith(played))
    const rows: BenchRow[] = []
    for (const [name, ask] of Object.entries(LISTS)) {
      const asks = hubs.map(
        ({ user, admin }) =>
          () =>
            ask(OF_ADMINS.includes(name) ? admin : user),
      )
      rows.push(rowOf(name, await timed(asks)))
    }
    return rows
  } finally {
    for (const hub of hubs) await hub.end()
  }
}

async function hubWith(played: number): Promise<PlayedHub> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'))
  const env = { ...UNLIMITED, PARLOUR_DATA: folder }
  const server = await startServerProcess({ bundle: SERVER_BUNDLE, env })
  const users = await signedIn(server, 4)
  const [user] = users
  if (user === undefined) throw new Error('Somebody has to ask.')
  const gameId = await newDraft(users, 'The one that goes on')
  await server.stop()
  fill(folder, gameId, played)
  await server.restart()
  const admin = await (await hubClient(server.url)).signIn(server.admin.name, server.admin.password)
  const end = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { user, admin, end }
}

/** How long each took in each round, in ms. */
async function timed(asks: readonly (() => Promise<unknown>)[]): Promise<readonly (readonly number[])[]> {
  for (const ask of asks) await ask()
  const rounds: number[][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const times: number[] = []
    for (const ask of asks) {
      const before = performance.now()
      await ask()
      times.push(performance.now() - before)
    }
    rounds.push(times)
  }
  return rounds
}

function rowOf(name: string, rounds: readonly (readonly number[])[]): BenchRow {
  const medians = PLAYED.map((_, at) => median(rounds.map((times) => times[at] ?? 0)).toFixed(1))
  const note = `${medians.join(' / ')} ms at 100 / 1,000 / 10,000 games`
  const measured = median(rounds.map(([, thousand = 1, tenThousand = 0]) => tenThousand / thousand))
  return { name: `lists: ${name}, 10,000th / 1,000th game`, measured, unit: '×', budget: 1.3, note }
}

/**
 * Copies a game in the store until this many stand beside it, all of them over for a year, each with its
 * decks and its lobby.
 */
function fill(folder: string, gameId: string, count: number): void {
  const db = new Database(join(folder, 'parlour.sqlite'))
  const columns = (table: string) => db.pragma(`table_info(${table})`) as readonly { readonly name: string }[]
  const copy = (table: string, key: string, changed: Readonly<Record<string, string>>) => {
    const names = columns(table).map(({ name }) => name)
    const values = names.map((name) => (name === key ? '@id' : (changed[name] ?? name)))
    return db.prepare(
      `insert into ${table} (${names.join()}) select ${values.join()} from ${table} where ${key} = @from`,
    )
  }
  const over = String(A_YEAR_AGO)
  const copies = [
    copy('games', 'id', { game_over: '1', waiting: `'[]'`, created: over, last_updated: over }),
    copy('game_setups', 'game_id', {}),
    copy('game_players', 'game_id', { ended: over }),
    copy('decks', 'draft_id', { id: 'lower(hex(randomblob(12)))' }),
    copy('lobbies', 'game_id', { id: 'lower(hex(randomblob(12)))' }),
  ]
  const { stored } = db.prepare('select count(*) as stored from games').get() as { readonly stored: number }
  db.transaction(() => {
    for (let at = stored; at <= count; at += 1)
      for (const one of copies) one.run({ id: at.toString(16).padStart(24, '0'), from: gameId })
  })()
  db.close()
}

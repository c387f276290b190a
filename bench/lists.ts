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

const SERVER_BUNDLE = 'apps/server/dist/main.js'
const UNLIMITED = { PARLOUR_WRITES_PER_SECOND: '1000000', PARLOUR_WRITE_BURST: '1000000', LOG_LEVEL: 'warn' }
/** How many games a person has played when the lists are measured. */
const PLAYED = [100, 1000, 10_000] as const
const TIMES = 21
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

/** What the lists of a person cost who has played many games, on the embedded store, in ms and as a factor from 1,000 to 10,000. */
export async function listRows(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'))
  const env = { ...UNLIMITED, PARLOUR_DATA: folder }
  const server = await startServerProcess({ bundle: SERVER_BUNDLE, env })
  try {
    const users = await signedIn(server, 4)
    const [user] = users
    if (user === undefined) throw new Error('Somebody has to ask.')
    const gameId = await newDraft(users, 'The one that goes on')
    const costs = new Map<string, number[]>()
    for (const played of PLAYED) {
      await server.stop()
      fill(folder, gameId, played)
      await server.restart()
      const admin = await (await hubClient(server.url)).signIn(server.admin.name, server.admin.password)
      for (const [name, ask] of Object.entries(LISTS)) {
        const caller = OF_ADMINS.includes(name) ? admin : user
        costs.set(name, [...(costs.get(name) ?? []), await timed(() => ask(caller))])
      }
    }
    return [...costs].map(([name, times]) => rowOf(name, times))
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function timed(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  await ask()
  for (let time = 0; time < TIMES; time += 1) {
    const before = performance.now()
    await ask()
    times.push(performance.now() - before)
  }
  return median(times)
}

function rowOf(name: string, times: readonly number[]): BenchRow {
  const [hundred = 0, thousand = 0, tenThousand = 0] = times
  const note = `${hundred.toFixed(1)} / ${thousand.toFixed(1)} / ${tenThousand.toFixed(1)} ms at 100 / 1,000 / 10,000 games`
  const measured = tenThousand / thousand
  return { name: `lists: ${name}, 10,000th / 1,000th game`, measured, unit: '×', budget: 1.3, note }
}

/** Copies a game in the store until so many stand beside it, all of them over for a year, each with its decks and its lobby. */
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

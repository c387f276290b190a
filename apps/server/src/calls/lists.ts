import {
  gameStatsInnovation,
  userGames,
  userGamesRecentlyFinished,
  userLobbies,
  userNext,
} from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { gamesOf, openGamesOf } from '../store/records/games'
import { openLobbiesOf } from '../store/records/lobbies'
import { innovationCounts } from '../store/records/results'
import { lobbyPlace, wireLobbies } from './lobbies'
import { checkOwnList } from './users'

const THREE_DAYS = 3 * 24 * 60 * 60 * 1000
const DRAFTS = ['Cube Draft', 'Set Draft']

/** What a user has: lobbies, games, the next game; and the figures of Innovation (rules: hub 5). */
export function listCalls(on: ReturnType<typeof callsOn>): void {
  on(userLobbies, async ({ userId }, { services, caller }) => {
    checkOwnList(caller, userId)
    const open = await openLobbiesOf(services.store.db, userId)
    return { lobbies: await wireLobbies(lobbyPlace(services), open) }
  })
  on(userGames, async ({ userId, kind, state }, { services, caller }) => {
    checkOwnList(caller, userId)
    const filter = { kinds: kindsOf(kind), unfinished: state === undefined }
    return { games: await gamesOf(services.store.db, userId, filter) }
  })
  on(userGamesRecentlyFinished, async ({ userId }, { services, caller }) => {
    checkOwnList(caller, userId)
    const filter = { finished: true, updatedSince: Date.now() - THREE_DAYS }
    return { games: await gamesOf(services.store.db, userId, filter) }
  })
  on(userNext, async ({ userId, gameId }, { services, caller }) => {
    checkOwnList(caller, userId)
    const games = await openGamesOf(services.store.db, userId)
    const here = games.findIndex((game) => game.id === gameId)
    const next = [...games.slice(here + 1), ...games.slice(0, here + 1)].find((game) => game.isWaiting)
    return next === undefined ? {} : { gameId: next.id }
  })
  on(gameStatsInnovation, async (_body, { services }) => {
    const rows = await innovationCounts(services.store.db)
    const of = (kind: (typeof rows)[number]['kind']) =>
      rows.filter((row) => row.kind === kind).sort((a, b) => b.games - a.games)
    return {
      data: {
        count: of('game')[0]?.games ?? 0,
        reasons: of('reason').map(({ name, games }) => [name, games] as const),
        cards: of('card').map(({ name, games, wins }) => [name, { melded: games, wins }] as const),
        players: Object.fromEntries(
          of('player').map(({ name, games, wins }) => [name, { count: games, wins }]),
        ),
      },
    }
  })
}

/** 'CubeDraft' is an old name that means both drafts. */
function kindsOf(kind: string | readonly string[] | undefined): readonly string[] | undefined {
  if (kind === undefined) return undefined
  const names = typeof kind === 'string' ? [kind] : kind
  return names.flatMap((name) => (name === 'CubeDraft' ? DRAFTS : [name]))
}

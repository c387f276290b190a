import { userGames, userGamesRecentlyFinished, userLobbies, userNext } from '@parlour/protocol'
import { kindsNamed } from '../games/kinds'
import type { Games } from '../games/module'
import type { callsOn } from '../http/calls'
import { gamesOf, openGamesOf } from '../store/records/games'
import { openLobbiesOf } from '../store/records/lobbies'
import { lobbyPlace, wireLobbies } from '../lobby/wire-lobby'
import { checkOwnList } from '../users/own-list'

const THREE_DAYS = 3 * 24 * 60 * 60 * 1000

/** A user's lobbies, games, and next game (rules: hub 5). */
export function listCalls(on: ReturnType<typeof callsOn>): void {
  on(userLobbies, async ({ userId }, { services, caller }) => {
    checkOwnList(caller, userId)
    const open = await openLobbiesOf(services.store.db, userId)
    return { lobbies: await wireLobbies(lobbyPlace(services), open) }
  })
  on(userGames, async ({ userId, kind, state }, { services, caller }) => {
    checkOwnList(caller, userId)
    const filter = { kinds: kindsOf(services.games, kind), unfinished: state === undefined }
    return { games: await gamesOf(services.store.db, userId, filter) }
  })
  on(userGamesRecentlyFinished, async ({ userId }, { services, caller }) => {
    checkOwnList(caller, userId)
    const filter = { endedSince: Date.now() - THREE_DAYS }
    return { games: await gamesOf(services.store.db, userId, filter) }
  })
  on(userNext, async ({ userId, gameId }, { services, caller }) => {
    checkOwnList(caller, userId)
    const games = await openGamesOf(services.store.db, userId)
    const here = games.findIndex((game) => game.id === gameId)
    const next = [...games.slice(here + 1), ...games.slice(0, here + 1)].find((game) => game.isWaiting)
    return next === undefined ? {} : { gameId: next.id }
  })
}

function kindsOf(games: Games, kind: string | readonly string[] | undefined): readonly string[] | undefined {
  if (kind === undefined) return undefined
  const names = typeof kind === 'string' ? [kind] : kind
  return names.flatMap((name) => kindsNamed(games, name))
}

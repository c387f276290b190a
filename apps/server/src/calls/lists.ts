import { userGames, userGamesRecentlyFinished, userLobbies, userNext } from '@parlour/protocol'
import { kindsNamed } from '../games/kinds'
import type { Games } from '../games/module'
import type { callsOn } from '../http/calls'
import { gamesOf, openGamesOf } from '../store/records/game-lists'
import { openLobbiesOf } from '../store/records/lobbies'
import { lobbyPlace, wireLobbyPage } from '../lobby/wire-lobby'
import { checkOwnList } from '../users/own-list'

const THREE_DAYS = 3 * 24 * 60 * 60 * 1000

/** A user's lobbies, games, and next game (rules: hub 5). */
export function listCalls(on: ReturnType<typeof callsOn>): void {
  on(userLobbies, async ({ userId, ...page }, { services, caller }) => {
    checkOwnList(caller, userId)
    return wireLobbyPage(lobbyPlace(services), await openLobbiesOf(services.store.db, userId, page))
  })
  on(userGames, ({ userId, kind, state, after, limit }, { services, caller }) => {
    checkOwnList(caller, userId)
    const kinds = kindsOf(services.games, kind)
    const wanted = { userId, kinds, page: { after, limit } }
    return gamesOf(services.store.db, state === undefined ? { ...wanted, only: 'running' } : wanted)
  })
  on(userGamesRecentlyFinished, ({ userId, ...page }, { services, caller }) => {
    checkOwnList(caller, userId)
    const only = { endedSince: Date.now() - THREE_DAYS }
    return gamesOf(services.store.db, { userId, only, page })
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

import { readOptions } from '@parlour/kernel'
import { joinLobby } from '../lobby/joining'
import { randomLobbyName } from '../lobby/lobby-name'
import { seatsOf } from '../lobby/seats'
import type { RunningGame } from '../play/running-game'
import type { Caller, Services } from '../services'
import type { Tx } from '../store/driver/store'
import { isRunning } from '../store/records/games'
import { addLobby, rematchLobby, type StoredLobby } from '../store/records/lobbies'
import { holdGame } from './hold-game'

/**
 * Returns the lobby for the same game and players again (rules: hub 4): the one that somebody has opened
 * already, where the caller takes their seat, or a new one.
 */
export async function rematch(services: Services, caller: Caller, game: RunningGame): Promise<string> {
  const { store, games } = services
  return store.write(async (tx) => {
    await holdGame(services, tx, game.id)
    const open = await openRematch(tx, game.id)
    if (open === undefined) return newRematch(tx, caller, game)
    if (!open.launched) await joinLobby({ tx, games }, caller, open.id)
    return open.id
  })
}

/** A rematch that was called for counts until its game is over. */
async function openRematch(tx: Tx, gameId: string): Promise<StoredLobby | undefined> {
  const lobby = await rematchLobby(tx, gameId)
  if (lobby === undefined || lobby.gameId === null) return lobby
  return (await isRunning(tx, lobby.gameId)) ? lobby : undefined
}

async function newRematch(tx: Tx, caller: Caller, game: RunningGame): Promise<string> {
  // A game may have been linked since it began.
  const linked = game.linkedDraftId === null ? {} : { linkedDraftId: game.linkedDraftId }
  const wanted = readOptions(game.facts, game.play.rematchOptions({ ...game.settings, ...linked }))
  // Not every game keeps the pace among its settings.
  const rule = game.clock?.rule ?? undefined
  const options = JSON.parse(JSON.stringify({ ...wanted, clock: rule })) as Record<string, never>
  const users = await seatsOf(
    tx,
    game.settings.players.map(({ _id, name, bot }) => ({ _id, name, bot })),
  )
  return addLobby(tx, {
    name: randomLobbyName(),
    game: game.kind,
    options,
    users,
    userId: caller._id,
    rematchOf: game.id,
  })
}

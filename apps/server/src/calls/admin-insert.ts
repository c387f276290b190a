import { adminInsertGame, adminLoadGame } from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { insertPastedGame, loadingAdmin } from '../creation/insert-game'

/** Load Game of the admin page: a pasted game becomes a new one (rules: hub 2). */
export function adminInsertCalls(on: ReturnType<typeof callsOn>): void {
  on(adminInsertGame, async ({ data }, { services, caller }) => {
    const { gameId, settings } = await insertPastedGame(services, caller, data)
    services.live.homeChanged(
      settings.players.filter((seat) => seat.bot === undefined).map((seat) => seat._id),
    )
    services.play.runBots(gameId)
    return { gameId }
  })
  on(adminLoadGame, async (_body, { services }) => ({
    adminName: await loadingAdmin(services.store.db, services.config.adminName),
  }))
}

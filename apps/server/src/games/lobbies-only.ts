import { lobby as magicTableLobby } from '@parlour/magic-table'
import { lobby as tyrantsLobby } from '@parlour/tyrants'
import type { GameLobby } from '@parlour/kernel'
import type { GameKind } from '@parlour/protocol'
import type { GameModule } from './module'

/** A game whose lobby works and whose rules are not built yet: Start! says so. */
function lobbyOnly(kind: GameKind, lobby: GameLobby<unknown, unknown>): GameModule {
  return { kind, lobby, facts: () => Promise.resolve(undefined) }
}

export const tyrantsModule = lobbyOnly('Tyrants of the Underdark', tyrantsLobby)
export const magicModule = lobbyOnly('Magic', magicTableLobby)

import type { GameUi } from '@parlour/ui-kit'
import { profile } from '../rules/facts/profile'

/** The Magic table for the registry of the web. */
export const magicTable: GameUi = {
  profile,
  panel: async () => (await import('./lobby-panel')).MagicTablePanel,
  facts: async () => (await import('./lobby-facts')).lobbyFacts,
  screen: async () => (await import('./magic-table-screen')).MagicTableScreen,
  smallBoard: async () => (await import('./small/small-board')).smallBoard,
  looksUpCards: true,
}

import type { GameUi } from '@parlour/ui-kit'
import { profile } from '../rules/facts/profile'

/** Tyrants of the Underdark for the registry of the web. */
export const tyrants: GameUi = {
  profile,
  panel: async () => (await import('./lobby-panel')).TyrantsPanel,
  screen: async () => (await import('./tyrants-screen')).TyrantsScreen,
}

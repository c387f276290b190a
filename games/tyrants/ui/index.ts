import type { GameUi } from '@parlour/ui-kit'
import { profile } from '../rules/facts/profile'

/** Tyrants of the Underdark for the registry of the web. The screen is named here together with the rules in the server's. */
export const tyrants: GameUi = {
  profile,
  panel: async () => (await import('./lobby-panel')).TyrantsPanel,
}

import type { GameUi } from '@parlour/ui-kit'
import { profile } from '../rules/facts/profile'

/** Innovation: Ultimate for the registry of the web. */
export const innovation: GameUi = {
  profile,
  panel: async () => (await import('./lobby-panel')).InnovationPanel,
  screen: async () => (await import('./innovation-screen')).InnovationScreen,
}

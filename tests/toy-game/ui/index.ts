import type { GameUi } from '@parlour/ui-kit'
import { profile } from '../rules/facts/profile'

/** Count to Ten for the registry of the web. */
export const toy: GameUi = {
  profile,
  panel: async () => (await import('./lobby-panel')).ToyPanel,
  facts: async () => (await import('./lobby-facts')).lobbyFacts,
  screen: async () => (await import('./toy-screen')).ToyScreen,
}

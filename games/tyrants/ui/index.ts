import type { GameUi } from '@parlour/ui-kit'
import { profile } from '../rules/facts/profile'

/** Tyrants of the Underdark for the registry of the web. */
export const tyrants: GameUi = {
  profile,
  panel: async () => (await import('./lobby-panel')).TyrantsPanel,
  screen: async () => (await import('./tyrants-screen')).TyrantsScreen,
  dataPages: [
    {
      path: 'tyrants/cards',
      title: 'Tyrants cards',
      words: 'Every card by half-deck, in both wordings, with a search and filters.',
      page: async () => (await import('./data-pages/cards-page')).CardsPage,
    },
  ],
}

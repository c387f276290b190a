import type { GameUi } from '@parlour/ui-kit'
import { profile } from '../rules/facts/profile'

/** Innovation: Ultimate for the registry of the web. */
export const innovation: GameUi = {
  profile,
  panel: async () => (await import('./lobby-panel')).InnovationPanel,
  facts: async () => (await import('./lobby-facts')).lobbyFacts,
  screen: async () => (await import('./innovation-screen')).InnovationScreen,
  smallBoard: async () => (await import('./small/small-board')).smallBoard,
  text: async () => (await import('./text/innovation-text')).InnovationText,
  notice: async () => (await import('./question/called-for')).calledFor,
  dataPages: [
    {
      path: 'innovation/cards',
      title: 'Innovation cards',
      words: 'Every card by age, with a search and filters.',
      page: async () => (await import('./data-pages/cards-page')).CardsPage,
    },
    {
      path: 'innovation/results',
      title: 'Innovation results',
      words: 'How games end, and which cards win them.',
      page: async () => (await import('./data-pages/results-page')).ResultsPage,
    },
  ],
}

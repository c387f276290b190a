import type { GameUi } from '@parlour/ui-kit'
import { profile } from '../rules/facts/profile'

/** Tyrants of the Underdark for the registry of the web. */
export const tyrants: GameUi = {
  profile,
  panel: async () => (await import('./lobby-panel')).TyrantsPanel,
  facts: async () => (await import('./lobby-facts')).lobbyFacts,
  screen: async () => (await import('./tyrants-screen')).TyrantsScreen,
  smallBoard: async () => (await import('./small/small-board')).smallBoard,
  text: async () => (await import('./text/tyrants-text')).TyrantsText,
  dataPages: [
    {
      path: 'tyrants/cards',
      title: 'Tyrants cards',
      words: 'Every card by half-deck, in both wordings, with a search and filters.',
      page: async () => (await import('./data-pages/cards-page')).CardsPage,
    },
  ],
  pages: [
    {
      path: 'tyrants/tile_editor',
      title: 'Tile editor',
      words: 'Draw hex tiles of your own for the hex maps of Tyrants.',
      page: async () => (await import('./tile-editor/tile-editor-page')).TileEditorPage,
    },
    {
      path: 'mapmaker',
      title: 'Map maker',
      words: 'Draw maps of your own, and play Tyrants on them.',
      page: async () => (await import('./map-maker/map-maker-page')).MapMakerPage,
    },
    {
      path: 'tyrants/test',
      title: 'Sample tiles',
      words: 'Three tiles laid together, to be turned.',
      page: async () => (await import('./tile-editor/sample-page')).SamplePage,
    },
  ],
}

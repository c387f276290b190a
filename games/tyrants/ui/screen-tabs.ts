import type { GameTab } from '@parlour/ui-kit'

export type ScreenTab = 'map' | 'hand' | 'market' | 'players' | 'log'

/** What a phone shows of the game, one at a time. */
export const SCREEN_TABS: readonly GameTab<ScreenTab>[] = [
  ['map', 'map', 'Map'],
  ['hand', 'cards', 'Hand'],
  ['market', 'pack', 'Market'],
  ['players', 'person', 'Players'],
  ['log', 'log', 'Log'],
]

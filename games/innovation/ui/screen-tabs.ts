import type { GameTab } from '@parlour/ui-kit'

export type ScreenTab = 'board' | 'log' | 'players'

/** What a phone shows of the game, one at a time. */
export const SCREEN_TABS: readonly GameTab<ScreenTab>[] = [
  ['board', 'cards', 'Board'],
  ['log', 'log', 'Log'],
  ['players', 'person', 'Players'],
]

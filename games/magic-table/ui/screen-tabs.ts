import type { GameTab } from '@parlour/ui-kit'

export type TablePart = 'board' | 'phases' | 'stack' | 'log'

/** What a phone shows of the game, one at a time. */
export const SCREEN_TABS: readonly GameTab<TablePart>[] = [
  ['board', 'pack', 'Board'],
  ['phases', 'hourglass', 'Phases'],
  ['stack', 'cards', 'Stack'],
  ['log', 'log', 'Log'],
]

import { type GameScreenProps, type GameTab, GameTabs, newChatCount } from '@parlour/ui-kit'

export type TablePart = 'board' | 'phases' | 'stack' | 'log'

const TABS: readonly GameTab<TablePart>[] = [
  ['board', 'pack', 'Board'],
  ['phases', 'hourglass', 'Phases'],
  ['stack', 'cards', 'Stack'],
  ['log', 'log', 'Log'],
]

interface ScreenTabsProps extends Pick<GameScreenProps, 'game' | 'viewer'> {
  readonly part: TablePart
  readonly onPart: (part: TablePart) => void
}

/** What a phone shows of the table, at the bottom of the window. */
export function ScreenTabs({ part, onPart, game, viewer }: ScreenTabsProps) {
  const unread = viewer.seated ? newChatCount({ ...game, reader: viewer.name }) : 0
  return <GameTabs tabs={TABS} label="Game" current={part} onTab={onPart} unread={unread} />
}

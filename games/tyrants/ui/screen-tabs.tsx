import { type GameScreenProps, type GameTab, GameTabs, newChatCount } from '@parlour/ui-kit'

export type ScreenTab = 'map' | 'hand' | 'market' | 'players' | 'log'

const TABS: readonly GameTab<ScreenTab>[] = [
  ['map', 'home', 'Map'],
  ['hand', 'cards', 'Hand'],
  ['market', 'pack', 'Market'],
  ['players', 'person', 'Players'],
  ['log', 'log', 'Log'],
]

interface ScreenTabsProps extends Pick<GameScreenProps, 'game' | 'viewer'> {
  readonly tab: ScreenTab
  readonly onTab: (tab: ScreenTab) => void
}

/** What a phone shows of the game, at the bottom of the window. */
export function ScreenTabs({ tab, onTab, game, viewer }: ScreenTabsProps) {
  const unread = viewer.seated ? newChatCount({ ...game, reader: viewer.name }) : 0
  return <GameTabs tabs={TABS} label="Game" current={tab} onTab={onTab} unread={unread} />
}

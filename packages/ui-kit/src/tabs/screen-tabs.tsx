import type { GameScreenProps } from '../game-screen'
import { type GameTab, GameTabs } from './game-tabs'
import { useUnread } from './use-unread'

interface ScreenTabsProps<Name extends string> extends Pick<GameScreenProps, 'game' | 'viewer'> {
  readonly tabs: readonly GameTab<Name>[]
  readonly current: Name
  readonly onTab: (name: Name) => void
  /** Lines of the log are counted, too, where nobody wrote. */
  readonly countsLines?: boolean
}

/**
 * What a phone shows of a game, at the bottom of the window; the tab called `log` counts others' new chat
 * lines.
 */
export function ScreenTabs<Name extends string>(props: ScreenTabsProps<Name>) {
  const { game, viewer, countsLines = false, ...shown } = props
  const { chat, lines } = useUnread({ game, viewer }, shown.current === 'log')
  return <GameTabs {...shown} label="Game" unread={chat} news={countsLines ? lines : 0} />
}

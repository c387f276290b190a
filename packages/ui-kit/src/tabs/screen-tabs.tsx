import type { GameScreenProps } from '../game-screen'
import { newChatCount } from '../log/log-stream'
import { type GameTab, GameTabs } from './game-tabs'

interface ScreenTabsProps<Name extends string> extends Pick<GameScreenProps, 'game' | 'viewer'> {
  readonly tabs: readonly GameTab<Name>[]
  readonly current: Name
  readonly onTab: (name: Name) => void
  /** Lines of the log to count where nobody wrote. */
  readonly news?: number
}

/** What a phone shows of a game, at the bottom of the window; the log counts others' new chat lines. */
export function ScreenTabs<Name extends string>({ game, viewer, ...shown }: ScreenTabsProps<Name>) {
  const unread = viewer.seated ? newChatCount({ ...game, reader: viewer.name }) : 0
  return <GameTabs {...shown} label="Game" unread={unread} />
}

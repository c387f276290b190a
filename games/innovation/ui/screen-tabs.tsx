import { type GameScreenProps, Icon, type IconName, newChatCount } from '@parlour/ui-kit'
import styles from './screen-tabs.module.css'

export type ScreenTab = 'board' | 'log' | 'players'

const TABS: readonly (readonly [ScreenTab, IconName, string])[] = [
  ['board', 'cards', 'Board'],
  ['log', 'log', 'Log'],
  ['players', 'person', 'Players'],
]

interface ScreenTabsProps extends Pick<GameScreenProps, 'game' | 'viewer'> {
  readonly tab: ScreenTab
  readonly onTab: (tab: ScreenTab) => void
}

/** What a phone shows of the game, at the bottom of the window. */
export function ScreenTabs({ tab, onTab, game, viewer }: ScreenTabsProps) {
  const unread = viewer.seated ? newChatCount({ ...game, reader: viewer.name }) : 0
  return (
    <nav className={styles.tabs} aria-label="Game">
      {TABS.map(([name, icon, word]) => (
        <button
          key={name}
          type="button"
          aria-current={tab === name ? 'true' : undefined}
          onClick={() => onTab(name)}
        >
          <Icon name={icon} />
          <span>{word}</span>
          {name === 'log' && unread > 0 && tab !== 'log' ? (
            <b title={`${unread} new in the chat`}>{unread}</b>
          ) : null}
        </button>
      ))}
    </nav>
  )
}

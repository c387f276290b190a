import { joinClasses } from '../join-classes'
import { Icon } from '../theme/icons/icon'
import type { IconName } from '../theme/icons/icon-paths'
import styles from './game-tabs.module.css'

export type GameTab<Name extends string> = readonly [name: Name, icon: IconName, word: string]

interface GameTabsProps<Name extends string> {
  /** The tab called `log` counts what is new in the chat. */
  readonly tabs: readonly GameTab<Name>[]
  /** What the tabs are parts of, for readers. */
  readonly label: string
  readonly current: Name
  readonly onTab: (name: Name) => void
  /** Others' chat lines that the viewer has not read. */
  readonly unread: number
  /** Unread lines of the log since the viewer's last turn; they are counted where nobody wrote. */
  readonly news?: number
  /** Where else they stand; left out: along the bottom of a phone's window, in place of the server's bar. */
  readonly className?: string | undefined
}

/** Which part of a game's screen is shown where not all of them fit. */
export function GameTabs<Name extends string>(props: GameTabsProps<Name>) {
  const { tabs, label, current, onTab, unread, news = 0, className } = props
  const count = unread > 0 ? unread : news
  const words = unread > 0 ? `${unread} new in the chat` : `${news} new since your last turn`
  return (
    <nav className={joinClasses(styles.tabs, className ?? styles.bottom)} aria-label={label}>
      {tabs.map(([name, icon, word]) => {
        const isCounted = name === 'log' && count > 0 && current !== 'log'
        return (
          <button
            key={name}
            type="button"
            data-tab={name}
            aria-current={current === name ? 'true' : undefined}
            aria-description={isCounted ? words : undefined}
            onClick={() => onTab(name)}
          >
            <Icon name={icon} />
            <span>{word}</span>
            {isCounted ? (
              <b title={words} aria-hidden="true">
                {count}
              </b>
            ) : null}
          </button>
        )
      })}
    </nav>
  )
}

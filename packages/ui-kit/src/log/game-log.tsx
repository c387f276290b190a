import type { ChatEntry, WireLogEntry } from '@parlour/protocol'
import { type ReactNode, useMemo, useState } from 'react'
import type { ScreenViewer } from '../game-screen'
import { joinClasses } from '../join-classes'
import { RematchButton } from '../request/rematch-button'
import { ChatInput } from './chat-input'
import styles from './game-log.module.css'
import { LogGroupView } from './log-group-view'
import { keyOfGroup, logGroups, logStream } from './log-stream'
import type { CardInLog } from './log-text'
import { useStickToEnd } from './use-stick-to-end'

/** How many groups are drawn before the reader asks for earlier ones. */
const SHOWN_AT_FIRST = 120

export interface GameLogProps {
  readonly log: readonly WireLogEntry[]
  readonly chat: readonly ChatEntry[]
  readonly viewer: ScreenViewer
  readonly sendChat: (text: string) => Promise<void>
  readonly deleteChat: (chatId: string) => Promise<void>
  /** Set once the game is over: the way to a rematch. */
  readonly rematch?: (() => Promise<void>) | undefined
  /** How the game draws a card that a line names. */
  readonly card?: CardInLog | undefined
  /** Shown above the first line. */
  readonly children?: ReactNode
}

/**
 * Log and chat of a game in one stream, oldest first, with the field for chat below it. Needs a `SeatsProvider` for the
 * colors. It stays at its end while the reader is there; `rematch` shows a button as its last line.
 */
export function GameLog({ log, chat, viewer, sendChat, deleteChat, rematch, card, children }: GameLogProps) {
  const groups = useMemo(
    () => logGroups(logStream({ log, chat, ...(viewer.seated ? { reader: viewer.name } : {}) })),
    [log, chat, viewer.seated, viewer.name],
  )
  const [shown, setShown] = useState(SHOWN_AT_FIRST)
  const { box, onScroll, missed, toEnd } = useStickToEnd(log.length + chat.length + (rematch ? 1 : 0))
  const hidden = Math.max(0, groups.length - shown)
  return (
    <div className={styles.frame}>
      <div
        className={styles.scroll}
        ref={box}
        onScroll={onScroll}
        tabIndex={0}
        role="log"
        aria-label="Game log"
      >
        {children}
        {hidden === 0 ? null : (
          <button type="button" className={styles.earlier} onClick={() => setShown(shown + SHOWN_AT_FIRST)}>
            show {hidden} earlier
          </button>
        )}
        {groups.slice(hidden).map((group) => (
          <LogGroupView key={keyOfGroup(group)} {...{ group, viewer, deleteChat, card }} />
        ))}
        {rematch === undefined ? null : (
          <div className={styles.rematch}>
            <RematchButton rematch={rematch} />
          </div>
        )}
      </div>
      <button
        type="button"
        className={joinClasses(styles.latest, missed && styles.missed)}
        onClick={toEnd}
        tabIndex={missed ? 0 : -1}
        aria-hidden={!missed}
      >
        jump to latest
      </button>
      <ChatInput onSend={sendChat} />
    </div>
  )
}

import type { WireLogEntry } from '@parlour/protocol'
import { type ReactNode, useMemo, useState } from 'react'
import type { ScreenViewer } from '../game-screen'
import { flash } from '../flights/flash'
import { useSlides } from '../flights/use-slides'
import { joinClasses } from '../join-classes'
import { useComment, useIsPast } from '../look-back/look-back'
import { RematchButton } from '../request/rematch-button'
import { useCoach } from '../screen/coach-place'
import { PanelBoundary } from '../theme/panel-boundary'
import type { TurnSummary } from './away-strip'
import { ChatInput } from './chat-input'
import styles from './game-log.module.css'
import { logStream, logTurns, type SaidEntry } from './log-stream'
import type { CardInLog } from './log-text'
import { LogTurnView } from './log-turn-view'
import { useMomentInSight } from './use-moment-in-sight'
import { useShownPart } from './use-shown-part'
import { useStickToEnd } from './use-stick-to-end'

/** How many of the latest turns are unfolded. */
const OPEN_TURNS = 2

/** What moves up as lines come and turns fold; and what stands over them, for they move with its size. */
const LINES = ':scope > *'

export interface GameLogProps {
  readonly log: readonly WireLogEntry[]
  readonly chat: readonly SaidEntry[]
  readonly viewer: ScreenViewer
  readonly sendChat: (text: string) => Promise<void>
  readonly deleteChat: (chatId: string) => Promise<void>
  /** Set once the game is over: the way to a rematch. */
  readonly rematch?: (() => Promise<void>) | undefined
  /** How the game draws a card that a line names. */
  readonly card?: CardInLog | undefined
  /** How the game tells a turn that is folded; left out, only what it brought is told. */
  readonly turnSummary?: TurnSummary | undefined
  /** Stays in sight over the lines, which scroll below it. */
  readonly children?: ReactNode
}

/**
 * Log and chat of a game in one stream, oldest first, with the field for chat below it. Needs a
 * `SeatsProvider` for the colors. It stays at its end while the reader is there; `rematch` shows a button as
 * its last line.
 */
export function GameLog(props: GameLogProps) {
  const { log, chat, viewer, sendChat, deleteChat, rematch, card, turnSummary, children } = props
  const [onlyChat, setOnlyChat] = useState(false)
  const turns = useMemo(() => {
    const reader = viewer.seated ? { reader: viewer.name } : {}
    return logTurns(logStream(onlyChat ? { log: [], chat } : { log, chat, ...reader }))
  }, [log, chat, onlyChat, viewer.seated, viewer.name])
  const isLesson = useCoach() !== undefined
  const isPast = useIsPast()
  const { shown, hidden, leftOut, showMore } = useShownPart(turns)
  const entries = log.length + chat.length + (rematch ? 1 : 0)
  const { box, ...end } = useStickToEnd(entries, { drawn: shown, isHeld: isPast })
  // In a look back the log stays as it is, and measuring hundreds of lines at each step would hold it up.
  useSlides(box, LINES, { isOff: isPast })
  useMomentInSight(box)
  return (
    <div className={styles.frame}>
      <div
        className={styles.scroll}
        ref={box}
        onScroll={end.onScroll}
        onClick={({ target }) => showCardsOf(target)}
        tabIndex={0}
        role="log"
        aria-label="Game log"
      >
        {children === undefined ? null : (
          <div className={styles.over} aria-live="off">
            {children}
          </div>
        )}
        {hidden + leftOut === 0 || showMore === undefined ? null : (
          <button type="button" className={styles.earlier} onClick={showMore}>
            show {hidden + leftOut} earlier
          </button>
        )}
        {turns.slice(hidden).map((turn, index) => (
          <PanelBoundary key={turn.heading?.entry.id ?? -1} what="This part of the log">
            <LogTurnView
              turn={turn}
              isRecent={hidden + index >= turns.length - OPEN_TURNS}
              leftOut={turn.heading === undefined ? leftOut : 0}
              {...{ viewer, deleteChat, card, turnSummary }}
            />
          </PanelBoundary>
        ))}
        {rematch === undefined ? null : (
          <div className={styles.rematch}>
            <RematchButton rematch={rematch} />
          </div>
        )}
      </div>
      <button
        type="button"
        className={joinClasses(styles.latest, end.missed && styles.missed)}
        onClick={end.toEnd}
        tabIndex={end.missed ? 0 : -1}
        aria-hidden={!end.missed}
      >
        jump to latest
      </button>
      {chat.length === 0 ? null : (
        <button
          type="button"
          className={styles.filter}
          aria-pressed={onlyChat}
          onClick={() => setOnlyChat(!onlyChat)}
        >
          {onlyChat ? 'show the log too' : 'chat only'} <b>{chat.length}</b>
        </button>
      )}
      {isPast ? (
        <CommentInput />
      ) : viewer.seated && !isLesson ? (
        <ChatInput label="Chat" onSend={sendChat} />
      ) : null}
    </div>
  )
}

/** Where one comments on the moment that is shown, if one may. */
function CommentInput() {
  const comment = useComment()
  return comment === undefined ? null : (
    <ChatInput label="Comment on this moment" placeholder="Comment on this moment" onSend={comment} />
  )
}

/** Shows on the board where the cards of a line lie. */
function showCardsOf(target: EventTarget): void {
  const line = target instanceof Element ? target.closest('li') : null
  const shown =
    line === null
      ? []
      : [...line.querySelectorAll<HTMLElement>(':scope > [data-shows], :scope > div [data-shows]')]
  for (const address of new Set(shown.map(({ dataset }) => dataset.shows ?? ''))) flash([address])
}

import { CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { GameScreenProps } from '../game-screen'
import { useIsPast, useWholeLog } from '../look-back/look-back'
import { WaitingPanel } from '../request/waiting-panel'
import { useSeats } from '../seats/seats'
import { AwayStrip, type TurnSummary } from './away-strip'
import { GameLog } from './game-log'
import styles from './log-column.module.css'
import type { CardInLog } from './log-text'
import { RulesLink } from './rules-link'

interface LogColumnProps
  extends Pick<
    GameScreenProps,
    'game' | 'viewer' | 'saving' | 'answer' | 'sendChat' | 'deleteChat' | 'menu'
  > {
  /** With the game menu above it. */
  readonly isHeaded: boolean
  /** Closes it, where it covers the board. */
  readonly onClose?: (() => void) | undefined
  /**
   * How the game draws a card, and other words of its own, in a line. Always the same function while nothing
   * changes.
   */
  readonly card: CardInLog
  /** How the game tells a turn as one block. */
  readonly turnSummary?: TurnSummary | undefined
  /** What happened since the viewer's last turn: stays in sight over the log. */
  readonly recent?: ReactNode
  /** Stands beside the menu. */
  readonly children?: ReactNode
}

/**
 * Game menu, who is being waited for, log and chat, for a screen that asks its question elsewhere. Needs a
 * `SeatsProvider`.
 */
export function LogColumn({
  game,
  viewer,
  isHeaded,
  onClose,
  menu,
  card,
  recent,
  turnSummary,
  children,
  ...props
}: LogColumnProps) {
  const seats = useSeats()
  const isPast = useIsPast()
  const { log, chat } = useWholeLog(game)
  const request = game.requests.find(({ actor }) => actor === viewer.name)
  return (
    <section
      className={styles.column}
      aria-label="Log and chat"
      onKeyDown={(event) => event.key === 'Escape' && onClose?.()}
    >
      {onClose === undefined ? null : (
        <header className={styles.head}>
          <h2>Log</h2>
          <CloseButton aria-label="close the log" onClick={onClose} />
        </header>
      )}
      {isHeaded ? (
        <header className={styles.head}>
          {menu()}
          <RulesLink address={game.rulebook} />
          {children}
        </header>
      ) : null}
      {isPast ? null : (
        <WaitingPanel
          players={seats}
          waiting={game.waiting}
          viewer={viewer.name}
          requests={[]}
          saving={props.saving}
          answer={props.answer}
          own={
            request === undefined ? undefined : (
              <p className={styles.asked}>Your question is above the board.</p>
            )
          }
        />
      )}
      <GameLog
        log={log}
        chat={chat}
        viewer={viewer}
        sendChat={props.sendChat}
        deleteChat={props.deleteChat}
        {...{ card, turnSummary }}
      >
        {isPast ? null : <AwayStrip {...{ game, viewer, card, turnSummary }} />}
        {isPast || recent === undefined ? null : <div className={styles.recent}>{recent}</div>}
      </GameLog>
    </section>
  )
}

import type { ReactNode } from 'react'
import type { GameScreenProps } from '../game-screen'
import { joinClasses } from '../join-classes'
import { PanelBoundary } from '../theme/panel-boundary'
import { useCoach } from './coach-place'
import styles from './game-frame.module.css'

interface GameFrameProps extends Pick<GameScreenProps, 'game'> {
  /** The id of the place where the viewer is asked. */
  readonly question: string
  /** Log and chat. */
  readonly log: ReactNode
  /** Where they stand: beside the board, over it while they are open, or as the tab that is shown. */
  readonly logPlace: 'beside' | 'drawer' | 'tab'
  readonly isLogOpen: boolean
  readonly className?: string | undefined
  /** Which part of the screen a phone shows, for its styles. */
  readonly tab: string
  readonly children: ReactNode
}

/**
 * The frame of a board: the way to the question for keyboard users, the name of the game, log and chat at
 * their place, and beside them whatever the screen is made of. The columns after the log are
 * `--frame-columns`, without it one.
 */
export function GameFrame(props: GameFrameProps) {
  const { game, question, log, logPlace, isLogOpen, className, tab, children } = props
  const coach = useCoach()
  return (
    <div
      className={joinClasses(styles.frame, className)}
      data-tab={tab}
      data-log={logPlace}
      data-log-open={isLogOpen || undefined}
      data-coach={coach !== undefined || undefined}
    >
      <a className={styles.skip} href={`#${question}`}>
        Skip to the question
      </a>
      <h1 className="visually-hidden">
        {game.settings.name}, {game.settings.game}
      </h1>
      {logPlace === 'beside' ? null : <div className={styles.coach}>{coach}</div>}
      <div className={styles.log}>
        {logPlace === 'beside' ? coach : null}
        {log}
      </div>
      <PanelBoundary what="The board">{children}</PanelBoundary>
    </div>
  )
}

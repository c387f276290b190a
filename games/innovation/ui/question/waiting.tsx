import { PlayerName, QuestionStrip, WaitingSince } from '@parlour/ui-kit'
import { Fragment } from 'react'
import { LastMoves } from './last-moves'
import type { QuestionProps } from './question-props'
import styles from './waiting.module.css'

/** Who is being waited for, and what moved last. */
export function Waiting({ game, view }: QuestionProps) {
  return (
    <div className={styles.idle}>
      <QuestionStrip
        asked={false}
        facts={
          <>
            <span className={styles.waiting}>
              {game.waiting.length === 0 ? 'One moment…' : 'Waiting for'}
              {game.waiting.map((name, index) => (
                <Fragment key={name}>
                  {index === 0 ? ' ' : ', '}
                  <PlayerName name={name} />
                </Fragment>
              ))}
            </span>
            {game.waiting.length === 0 ? null : (
              <small>
                , <WaitingSince time={game.lastUpdated} />
              </small>
            )}
          </>
        }
      />
      <LastMoves news={view.news} />
    </div>
  )
}

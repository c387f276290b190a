import { PlayerName, QuestionStrip, WaitingSince } from '@parlour/ui-kit'
import { Fragment } from 'react'
import styles from './question.module.css'
import type { QuestionProps } from './question-props'
import { TurnFacts } from './turn-facts'

/** Whose turn it is, who is being waited for, and since when. */
export function Waiting({ game, view, viewer }: QuestionProps) {
  return (
    <>
      <QuestionStrip asked={false} facts={<TurnFacts view={view} viewer={viewer.name} />} />
      <p className={styles.waiting} role="status">
        {game.waiting.length === 0 ? 'One moment…' : 'Waiting for'}
        {game.waiting.map((name, index) => (
          <Fragment key={name}>
            {index === 0 ? ' ' : ', '}
            <PlayerName name={name} />
          </Fragment>
        ))}
        {game.waiting.length === 0 ? null : (
          <small>
            , <WaitingSince time={game.lastUpdated} />
          </small>
        )}
      </p>
    </>
  )
}

import { Button } from '@mantine/core'
import { cellText, gamesBetween, scoreOf } from '@parlour/matches'
import { useDraftMatches } from '@parlour/mtg-ui'
import { type GameScreenProps, PlayerName, problemWords } from '@parlour/ui-kit'
import { useId, useState } from 'react'
import type { SeatView } from '../../rules/types'
import { useDeckObstacle } from '../deck/use-deck-obstacle'
import styles from './info.module.css'
import { MatchMatrix } from './match-matrix'

interface MatchResultsProps extends Pick<GameScreenProps, 'game' | 'viewer' | 'fight'> {
  readonly seats: readonly SeatView[]
}

/**
 * Results between the drafters, from the games linked to the draft, and the way to a new match once the
 * viewer's deck is legal.
 */
export function MatchResults({ game, viewer, fight, seats }: MatchResultsProps) {
  const query = useDraftMatches(viewer.seated || viewer.isAdmin ? game._id : undefined)
  const [going, setGoing] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const obstacle = useDeckObstacle()
  const obstacleId = useId()
  const games = query.data?.games ?? []
  const others = seats.filter(({ _id, bot }) => _id !== viewer._id && bot === undefined)

  function go(opponentId: string) {
    setGoing(opponentId)
    setProblem(undefined)
    fight(opponentId)
      .catch((error: unknown) => setProblem(problemWords(error)))
      .finally(() => setGoing(undefined))
  }

  return (
    <section className={styles.section}>
      <h3>
        Matches <span className={styles.muted}>{query.data === undefined ? '' : count(games.length)}</span>
      </h3>
      {query.error === null ? null : <p className={styles.problem}>{query.error.message}</p>}
      {problem === undefined ? null : <p className={styles.problem}>{problem}</p>}
      {viewer.seated ? (
        <ul className={styles.fights}>
          {others.map(({ _id, name }) => (
            <li key={_id}>
              <PlayerName name={name} />
              <span className={styles.score}>
                {cellText(scoreOf(gamesBetween(games, [viewer._id, _id]), viewer._id))}
              </span>
              <Button
                size="compact-sm"
                disabled={going !== undefined || obstacle !== undefined}
                loading={going === _id}
                aria-describedby={obstacle === undefined ? undefined : obstacleId}
                title={`Play a match against ${name}`}
                onClick={() => go(_id)}
              >
                fight
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {viewer.seated && others.length > 0 && obstacle !== undefined ? (
        <p id={obstacleId} className={styles.note}>
          {obstacle}
        </p>
      ) : null}
      {seats.some(({ bot }) => bot !== undefined) ? (
        <p className={styles.note}>Bots do not play matches.</p>
      ) : null}
      {games.length === 0 ? null : <MatchMatrix seats={seats} games={games} />}
    </section>
  )
}

const count = (games: number) => `${games} ${games === 1 ? 'game' : 'games'}`

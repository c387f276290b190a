import { Button } from '@mantine/core'
import { leaderOf, type Match, type Pairing, type Round, runningGame } from '@parlour/matches'
import { PlayerName } from '@parlour/ui-kit'
import { Link } from 'react-router'
import styles from './matches.module.css'

interface MatchRoundProps {
  /** From 1. */
  readonly number: number
  readonly round: Round
  readonly nameOf: (id: string) => string
  readonly viewer: { readonly _id: string; readonly isAdmin: boolean }
  /** The opponent against whom a game is being begun. */
  readonly starting: string | undefined
  /**
   * Of the words that say why the viewer can begin no game now; games that run can be opened all the same.
   */
  readonly obstacleId: string | undefined
  readonly onStart: (opponentId: string) => void
}

/** The pairings of a round with their results; one's own with the way into the next game. */
export function MatchRound({ number, round, ...props }: MatchRoundProps) {
  return (
    <section className={styles.round} aria-label={`Round ${number}`}>
      <h3>
        Round {number} {round.isProposed ? <small className={styles.muted}>proposed</small> : null}
      </h3>
      <ul>
        {round.pairings.map((pairing) => (
          <PairingRow key={pairing.players.join()} pairing={pairing} {...props} />
        ))}
      </ul>
    </section>
  )
}

type PairingRowProps = Omit<MatchRoundProps, 'number' | 'round'> & { readonly pairing: Pairing }

function PairingRow({ pairing, nameOf, viewer, starting, obstacleId, onStart }: PairingRowProps) {
  const { players, match } = pairing
  const isOwn = players.includes(viewer._id)
  const opponent = players.find((player) => player !== viewer._id)
  return (
    <li data-own={isOwn || undefined}>
      <span>
        {players.map((player, index) => (
          <span key={player}>
            {index === 0 ? null : ' – '}
            <PlayerName name={nameOf(player)} />
          </span>
        ))}
      </span>
      {match === undefined ? (
        <span className={styles.state}>sits out</span>
      ) : (
        <>
          <span className={styles.result}>{scoreOfMatch(match)}</span>
          {isOwn || viewer.isAdmin ? <GameLinks match={match} /> : null}
          <span className={styles.state}>{stateOf(match, nameOf)}</span>
          {isOwn && opponent !== undefined && !match.isOver ? (
            <Button
              size="compact-sm"
              variant="filled"
              disabled={
                starting !== undefined || (obstacleId !== undefined && runningGame(match) === undefined)
              }
              aria-describedby={obstacleId}
              loading={starting === opponent}
              onClick={() => onStart(opponent)}
            >
              {wordsForStart(match)}
            </Button>
          ) : null}
        </>
      )}
    </li>
  )
}

/** The way back to the tables of a match, for those who may look at them. */
function GameLinks({ match: { games } }: { readonly match: Match }) {
  if (games.length === 0) return null
  return (
    <span className={styles.games}>
      {games.map(({ _id }, index) => (
        <Link key={_id} to={`/game/${_id}`} aria-label={`open game ${index + 1}`}>
          {index + 1}
        </Link>
      ))}
    </span>
  )
}

/** Games won by the one and the other, and those drawn; empty before the first game. */
function scoreOfMatch({ games, wins, draws }: Match): string {
  if (games.length === 0) return ''
  return [...wins, ...(draws === 0 ? [] : [draws])].join('-')
}

function stateOf(match: Match, nameOf: (id: string) => string): string {
  if (match.isOver) {
    const winner = leaderOf(match)
    return winner === undefined ? 'drawn' : `${nameOf(winner)} won`
  }
  const running = runningGame(match)
  if (running === undefined) return match.games.length === 0 ? 'not played yet' : ''
  return `playing game ${match.games.indexOf(running) + 1}`
}

function wordsForStart(match: Match): string {
  if (runningGame(match) !== undefined) return 'open game'
  return match.games.length === 0 ? 'start match' : 'next game'
}

import { runningGame, type Tournament, tournamentIn } from '@parlour/matches'
import { useDraftMatches, useStartMatch } from '@parlour/mtg-ui'
import type { GameScreenProps } from '@parlour/ui-kit'
import { useId } from 'react'
import { Link } from 'react-router'
import type { SeatView } from '../../rules/types'
import { useDeckObstacle } from '../deck/use-deck-obstacle'
import { MatchRound } from './match-round'
import styles from './matches.module.css'
import { StandingsTable } from './standings-table'

interface DraftTournamentProps extends Pick<GameScreenProps, 'viewer'> {
  readonly draftId: string
  readonly seats: readonly Pick<SeatView, '_id' | 'name'>[]
  /** The viewer's own deck of the draft. */
  readonly deckId: string | undefined
}

/**
 * After the draft: how everybody's matches stand, who plays whom, and the way into one's next game (rules:
 * matches 2).
 */
export function DraftTournament({ draftId, viewer, seats, deckId }: DraftTournamentProps) {
  const { data, error } = useDraftMatches(viewer.seated || viewer.isAdmin ? draftId : undefined)
  const { start, starting, problem } = useStartMatch(draftId)
  const tournament = data === undefined ? undefined : tournamentIn(data)
  const obstacle = useDeckObstacle()
  const obstacleId = useId()
  const names = new Map(seats.map(({ _id, name }) => [_id, name]))
  const nameOf = (id: string) => names.get(id) ?? ''
  return (
    <section className={styles.matches} aria-label="Tournament">
      <header className={styles.head}>
        <h2>Tournament</h2>
        <span className={styles.muted}>{tournament === undefined ? '' : wordsOf(tournament)}</span>
      </header>
      {[error?.message, problem].map((words) =>
        words === undefined ? null : (
          <p key={words} className={styles.problem} role="alert">
            {words}
          </p>
        ),
      )}
      {data !== undefined && tournament === undefined ? <Alone deckId={deckId} /> : null}
      {tournament === undefined ? null : (
        <>
          <StandingsTable standings={tournament.standings} nameOf={nameOf} />
          <div className={styles.rounds}>
            {tournament.rounds.map((round, index) => (
              <MatchRound
                key={index}
                number={index + 1}
                round={round}
                nameOf={nameOf}
                viewer={viewer}
                starting={starting}
                obstacleId={obstacle === undefined ? undefined : obstacleId}
                onStart={(opponentId) => void start(opponentId)}
              />
            ))}
          </div>
          {obstacle !== undefined && beginsGames(tournament, viewer._id) ? (
            <p id={obstacleId} className={styles.muted}>
              Your next game waits for your deck. {obstacle}
            </p>
          ) : null}
        </>
      )}
    </section>
  )
}

/** Whether there is a match of that player in which the next game can be begun. */
const beginsGames = ({ rounds }: Tournament, playerId: string): boolean =>
  rounds.some(({ pairings }) =>
    pairings.some(
      ({ players, match }) =>
        players.includes(playerId) &&
        match !== undefined &&
        !match.isOver &&
        runningGame(match) === undefined,
    ),
  )

function wordsOf({ system, length, rounds, isOver }: Tournament): string {
  if (isOver) return 'all matches are played'
  return system === 'swiss'
    ? `Swiss, round ${rounds.length} of ${length}, best of three`
    : 'everybody meets everybody, best of three'
}

function Alone({ deckId }: { readonly deckId: string | undefined }) {
  return (
    <p className={styles.muted}>
      Matches need a draft with at least two people: bots do not play them.
      {deckId === undefined ? null : (
        <>
          {' '}
          <Link to={`/magic/deck/${deckId}`}>Try your deck against the goldfish</Link>
        </>
      )}
    </p>
  )
}

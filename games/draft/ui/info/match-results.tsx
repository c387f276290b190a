import { Button } from '@mantine/core'
import { linkFetchByDraft } from '@parlour/protocol'
import { type GameScreenProps, PlayerName, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SeatView } from '../../rules/types'
import styles from './info.module.css'
import { MatchMatrix } from './match-matrix'
import { matchOf, matchText } from './match-table'

interface MatchResultsProps extends Pick<GameScreenProps, 'game' | 'viewer' | 'fight'> {
  readonly seats: readonly SeatView[]
}

/** Results between the drafters, from the games linked to the draft, and the way to a new match. */
export function MatchResults({ game, viewer, fight, seats }: MatchResultsProps) {
  const send = useSend()
  const query = useQuery({
    queryKey: ['draft-matches', game._id],
    queryFn: async () => (await send(linkFetchByDraft, { draftId: game._id })).games,
    enabled: viewer.seated || viewer.isAdmin,
  })
  const [going, setGoing] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const games = query.data ?? []

  function go(opponentId: string) {
    setGoing(opponentId)
    setProblem(undefined)
    fight(opponentId)
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
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
          {seats
            .filter(({ _id }) => _id !== viewer._id)
            .map(({ _id, name, bot }) => (
              <li key={_id}>
                <PlayerName name={name} bot={bot !== undefined} />
                <span className={styles.score}>{matchText(matchOf(games, viewer.name, name))}</span>
                <Button
                  size="compact-sm"
                  disabled={bot !== undefined || going !== undefined}
                  loading={going === _id}
                  title={bot === undefined ? `Play a match against ${name}` : 'Bots do not play matches'}
                  onClick={() => go(_id)}
                >
                  fight
                </Button>
              </li>
            ))}
        </ul>
      ) : null}
      {games.length === 0 ? null : <MatchMatrix names={seats.map(({ name }) => name)} games={games} />}
    </section>
  )
}

const count = (games: number) => `${games} ${games === 1 ? 'game' : 'games'}`

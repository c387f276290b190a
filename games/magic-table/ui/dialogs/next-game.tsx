import { Button } from '@mantine/core'
import { pairedMatch, tournamentIn } from '@parlour/matches'
import { useDraftMatches, useStartMatch } from '@parlour/mtg-ui'
import type { GameScreenProps } from '@parlour/ui-kit'

interface NextGameProps extends Pick<GameScreenProps, 'viewer'> {
  readonly players: GameScreenProps['game']['settings']['players']
  readonly draftId: string
}

/**
 * The way from a game that is over to the next one of its match; nothing when that is over, too (rules:
 * matches 4).
 */
export function NextGame({ players, viewer, draftId }: NextGameProps) {
  const { data } = useDraftMatches(draftId)
  const { start, starting, problem } = useStartMatch(draftId)
  const others = players.filter(({ _id }) => _id !== viewer._id)
  const [opponent] = others
  const tournament = data === undefined ? undefined : tournamentIn(data)
  if (!viewer.seated || opponent === undefined || others.length > 1 || tournament === undefined) return null
  if (pairedMatch(tournament, [viewer._id, opponent._id])?.isOver !== false) return null
  return (
    <>
      {problem === undefined ? null : <span role="alert">{problem}</span>}
      <Button
        size="compact-sm"
        variant="filled"
        loading={starting !== undefined}
        onClick={() => void start(opponent._id)}
      >
        next game
      </Button>
    </>
  )
}

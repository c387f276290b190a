import { type GameSummary, userGames } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../api/session'

/** Key of the list of games in progress; a push of the home page makes it stale. */
export const MY_GAMES = ['games']

/** The viewer's games in progress. */
export function useMyGames() {
  const send = useSend()
  const { _id: userId } = useViewer()
  return useQuery({
    queryKey: MY_GAMES,
    queryFn: async () => (await send(userGames, { userId, killed: false })).games,
  })
}

/** Whether a game is waiting for the named player. */
export const isWaitingFor = (
  { waiting, gameOver }: Pick<GameSummary, 'waiting' | 'gameOver'>,
  name: string,
): boolean => !gameOver && waiting.includes(name)

/** In how many games it is the viewer's move; undefined until known. */
export function useMoveCount(): number | undefined {
  const { name } = useViewer()
  const { data } = useMyGames()
  return data?.filter((game) => isWaitingFor(game, name)).length
}

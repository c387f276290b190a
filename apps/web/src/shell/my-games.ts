import { type GameSummary, type HomePush, userGames } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useViewer } from '../api/session'
import { allPages } from '../tables/all-pages'
import { fetchAgain } from './fetch-again'

/** Key of the list of games in progress, which pushes of the home page keep up to date. */
export const MY_GAMES = ['games']

/** The viewer's games in progress. */
export function useMyGames() {
  const send = useSend()
  const { _id: userId } = useViewer()
  return useQuery({
    queryKey: MY_GAMES,
    queryFn: () =>
      allPages(async (page) => {
        const { games: rows, next } = await send(userGames, { userId, killed: false, ...page })
        return { rows, next }
      }),
  })
}

/**
 * The games after a push about one of them; undefined where it is not among them, or is held as it was later.
 * @internal
 */
export function gamesAfter(
  games: readonly GameSummary[] | undefined,
  pushed: NonNullable<HomePush['game']>,
): readonly GameSummary[] | undefined {
  const known = games?.find(({ _id }) => _id === pushed._id)
  if (known === undefined || known.lastUpdated >= pushed.lastUpdated) return undefined
  return games?.map((game) => (game === known ? { ...game, ...pushed } : game))
}

/**
 * Brings the list up to date by a push: by what it says, if that leads on from what is held; else by fetching
 * the list.
 */
export async function followGames(
  queries: QueryClient,
  pushed: NonNullable<HomePush['game']>,
): Promise<void> {
  const after = gamesAfter(queries.getQueryData(MY_GAMES), pushed)
  // What is being fetched may be older than the push.
  if (after === undefined || queries.isFetching({ queryKey: MY_GAMES }) > 0)
    await fetchAgain(queries, MY_GAMES)
  else queries.setQueryData(MY_GAMES, after)
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

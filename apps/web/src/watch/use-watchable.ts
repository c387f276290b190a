import { gameWatchable, type WatchableGame } from '@parlour/protocol'
import { useQuery } from '@tanstack/react-query'
import { sendQuietly } from '../api/send'
import { usePush } from '../live/live'

/** Key of the games that the viewer may look at. */
const WATCHABLE = ['watchable']

/** How long the list counts as new, ms: every page asks whether there is anything to watch. */
const FRESH = 60_000

interface Watchable {
  /** Undefined until they are there, or where they cannot be read. */
  readonly games: readonly WatchableGame[] | undefined
  readonly isError: boolean
  readonly retry: () => void
}

/** Returns the running games of others that the viewer may look at. */
export function useWatchable({ again = false } = {}): Watchable {
  const { data, isError, refetch } = useQuery({
    queryKey: WATCHABLE,
    queryFn: async () => (await sendQuietly(gameWatchable, {})).games,
    staleTime: FRESH,
    retry: false,
    ...(again ? { refetchInterval: FRESH, refetchOnMount: 'always' as const } : {}),
  })
  // A game that is shown differently may be shown to nobody any more.
  usePush('look_again', () => void refetch())
  return { games: data, isError, retry: () => void refetch() }
}

/** Whether there is anything to watch. */
export const useCanWatch = (): boolean => (useWatchable().games ?? []).length > 0

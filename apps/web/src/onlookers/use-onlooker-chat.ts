import { gameOnlookerChat, gameOnlookerSay, type OnlookerLine } from '@parlour/protocol'
import { useQuery } from '@tanstack/react-query'
import { sendQuietly } from '../api/send'
import { usePush } from '../live/live'

const NONE: readonly OnlookerLine[] = []

/** Reads what onlookers of a game said, again whenever one says something; and says something to them. */
export function useOnlookerChat(gameId: string): {
  readonly lines: readonly OnlookerLine[]
  readonly say: (text: string) => Promise<void>
} {
  const { data, refetch } = useQuery({
    queryKey: ['onlooker-chat', gameId],
    queryFn: async () => (await sendQuietly(gameOnlookerChat, { gameId })).lines,
    retry: false,
  })
  usePush('onlooker_chat', (push) => {
    if (push.gameId === gameId) void refetch()
  })
  return {
    lines: data ?? NONE,
    say: async (text) => {
      await sendQuietly(gameOnlookerSay, { gameId, text })
      await refetch()
    },
  }
}

import { isJsonObject } from '@parlour/kernel'
import { gameFetch } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import type { DraftedPool } from '../deck/drafted-pool'

/** What the viewer picked in the draft that a deck is linked to; nothing for other decks, and until it is known. */
export function useDraftedPool(draftId: string | undefined): DraftedPool | undefined {
  const send = useSend()
  const { data } = useQuery({
    queryKey: ['drafted-pool', draftId],
    queryFn: async () => picksIn((await send(gameFetch, { gameId: draftId ?? '' })).game.view),
    enabled: draftId !== undefined,
    retry: false,
  })
  return data ?? undefined
}

/** The record ids of the viewer's picks in a draft's view; null where there are none, as for another's draft. */
function picksIn(view: unknown): DraftedPool | null {
  const picked = isJsonObject(view) && isJsonObject(view.you) ? view.you.picked : undefined
  if (!Array.isArray(picked)) return null
  return picked.flatMap((card: unknown) =>
    isJsonObject(card) && typeof card._id === 'string' ? [card._id] : [],
  )
}

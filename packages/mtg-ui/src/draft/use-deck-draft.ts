import { defined, isJsonObject } from '@parlour/kernel'
import { gameFetch } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import type { DraftedPool } from '../deck/drafted-pool'

/** The draft that a deck is linked to, as far as it is known. */
export interface DeckDraft {
  /** What the viewer picked. */
  readonly pool?: DraftedPool
  /** What was drafted from. */
  readonly cubeId?: string
  readonly setCode?: string
}

const NONE: DeckDraft = {}

/** Returns the draft of a deck, for other decks an empty one; undefined until it is known. */
export function useDeckDraft(draftId: string | undefined): DeckDraft | undefined {
  const send = useSend()
  const { data, isLoading } = useQuery({
    queryKey: ['deck-draft', draftId],
    queryFn: async () => draftIn((await send(gameFetch, { gameId: draftId ?? '' })).game.view),
    enabled: draftId !== undefined,
    retry: false,
  })
  return isLoading ? undefined : (data ?? NONE)
}

function draftIn(view: unknown): DeckDraft {
  if (!isJsonObject(view)) return NONE
  const { cubeId, set } = view
  const pool = picksOf(view.you)
  return {
    ...defined({ pool }),
    ...(typeof cubeId === 'string' ? { cubeId } : {}),
    ...(isJsonObject(set) && typeof set.code === 'string' ? { setCode: set.code } : {}),
  }
}

/** The record ids of the viewer's picks; nothing where there are none, as in another's draft. */
function picksOf(you: unknown): DraftedPool | undefined {
  if (!isJsonObject(you) || !Array.isArray(you.picked)) return undefined
  return you.picked.flatMap((card: unknown) =>
    isJsonObject(card) && typeof card._id === 'string' ? [card._id] : [],
  )
}

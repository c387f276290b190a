import { linkFetchByDraft } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'

/** Returns a draft with the games that are linked to it; nothing is asked without a draft. */
export function useDraftMatches(draftId: string | undefined) {
  const send = useSend()
  return useQuery({
    queryKey: ['draft-matches', draftId],
    queryFn: () => send(linkFetchByDraft, { draftId: draftId ?? '' }),
    enabled: draftId !== undefined,
  })
}

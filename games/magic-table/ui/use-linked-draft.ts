import { linkFetchByDraft } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'

/** Returns the draft that a table is linked to, with all tables linked to it. */
export function useLinkedDraft(draftId: string | undefined) {
  const send = useSend()
  return useQuery({
    queryKey: ['draft-matches', draftId],
    queryFn: () => send(linkFetchByDraft, { draftId: draftId ?? '' }),
    enabled: draftId !== undefined,
  })
}

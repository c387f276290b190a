import { NativeSelect } from '@mantine/core'
import { linkFetchDrafts, type WireLobby } from '@parlour/protocol'
import { SettingsHint, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'

interface LinkedDraftFieldProps {
  readonly lobby: WireLobby
  readonly draftId: string | undefined
  /** The empty id stands for no draft. */
  readonly onDraft: (draftId: string) => void
}

/** The draft that the game is to belong to: one in which all people of the lobby took part (rules: hub 6). */
export function LinkedDraftField({ lobby, draftId = '', onDraft }: LinkedDraftFieldProps) {
  const send = useSend()
  const { data } = useQuery({
    queryKey: ['drafts-to-link', lobby._id, lobby.users.map(({ _id }) => _id).join()],
    queryFn: async () => (await send(linkFetchDrafts, { lobbyId: lobby._id })).drafts,
  })
  const drafts = (data ?? []).map(({ _id, settings }) => ({ value: _id, label: settings.name }))
  const isListed = drafts.some(({ value }) => value === draftId)
  if (draftId === '' && drafts.length === 0) return null
  const unlisted = draftId === '' || isListed ? [] : [{ value: draftId, label: 'the linked draft' }]
  return (
    <>
      <NativeSelect
        label="Draft"
        value={draftId}
        error={
          data !== undefined && unlisted.length > 0 ? 'Not everybody here took part in this draft' : undefined
        }
        onChange={(event) => onDraft(event.currentTarget.value)}
        data={[{ value: '', label: '— none —' }, ...unlisted, ...drafts]}
      />
      {draftId === '' ? null : (
        <SettingsHint>
          The decks of the draft are chosen. <Link to={`/game/${draftId}`}>Open the draft</Link>
        </SettingsHint>
      )}
    </>
  )
}

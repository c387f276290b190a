import { Button, Radio } from '@mantine/core'
import { linkCreate, linkFetchDrafts } from '@parlour/protocol'
import { DialogSheet, type GameScreenProps, problemWords, useSend } from '@parlour/ui-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DialogProps } from './dialog-props'
import styles from './dialogs.module.css'

type LinkDialogProps = DialogProps & Pick<GameScreenProps, 'game' | 'viewer'>

/** Links the table to a draft in which all its players took part. */
export function LinkDialog({ game, viewer, context, onClose }: LinkDialogProps) {
  const send = useSend()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState(context.table.view.linkedDraftId)
  const [problem, setProblem] = useState<string>()
  const { data, error } = useQuery({
    queryKey: ['drafts-to-link', game._id],
    queryFn: async () => (await send(linkFetchDrafts, { userId: viewer._id, gameId: game._id })).drafts,
  })
  const drafts = data ?? []
  const link = async (draftId: string) => {
    try {
      await send(linkCreate, { gameId: game._id, draftId })
      await queries.invalidateQueries({ queryKey: ['draft-matches'] })
      onClose()
    } catch (failure) {
      setProblem(problemWords(failure))
    }
  }
  return (
    <DialogSheet
      title="Link to draft"
      onClose={onClose}
      footer={(close) => (
        <>
          <Button variant="default" onClick={close}>
            cancel
          </Button>
          <Button
            variant="filled"
            disabled={chosen === undefined}
            onClick={() => chosen !== undefined && void link(chosen)}
          >
            link
          </Button>
        </>
      )}
    >
      <p className={styles.hint}>Drafts in which all players of this game took part.</p>
      {[problem, error?.message].map((words) => words && <p key={words}>{words}</p>)}
      {data !== undefined && drafts.length === 0 ? <p>There is none yet.</p> : null}
      {drafts.length === 0 ? null : (
        <Radio.Group value={chosen ?? ''} onChange={setChosen} label="Draft">
          <ul className={styles.choices}>
            {drafts.map(({ _id, settings }) => (
              <li key={_id}>
                <Radio
                  value={_id}
                  label={settings.name}
                  description={`${settings.game} · ${settings.players.map(({ name }) => name).join(', ')}`}
                />
              </li>
            ))}
          </ul>
        </Radio.Group>
      )}
    </DialogSheet>
  )
}

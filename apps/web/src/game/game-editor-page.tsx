import { Button, Stack, Textarea } from '@mantine/core'
import { isJsonObject } from '@parlour/kernel'
import { gameFetch, gameSaveFull } from '@parlour/protocol'
import { CallError, Strip, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useViewer } from '../api/session'
import { useDocumentTitle } from '../shell/use-document-title'
import styles from './debug-dialog.module.css'

/** The raw responses of a game, for an admin to repair (rules: screens 1.2; hub 15). */
export function GameEditorPage() {
  const { id = '' } = useParams()
  const { isAdmin } = useViewer()
  const send = useSend()
  const full = useQuery({
    queryKey: ['game full', id],
    enabled: isAdmin,
    // Never cached: saving an old copy would undo the answers given since.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: () => send(gameFetch, { gameId: id, full: true }),
  })
  useDocumentTitle('Game editor')
  return (
    <Stack gap="sm">
      <h1>Game response editor</h1>
      <p>
        <Link to={`/game/${id}`}>back to the game</Link>
      </p>
      {isAdmin ? null : <Strip tone="quiet">Only admins may edit the responses of a game.</Strip>}
      {full.data === undefined ? (
        <p>{full.isError ? full.error.message : isAdmin ? 'Loading game data' : ''}</p>
      ) : (
        <Editor key={full.data.game.seq} gameId={id} responses={responsesOf(full.data.game.full)} />
      )}
    </Stack>
  )
}

const responsesOf = (full: unknown): unknown => (isJsonObject(full) ? full.responses : [])

function Editor({ gameId, responses }: { readonly gameId: string; readonly responses: unknown }) {
  const send = useSend()
  const [text, setText] = useState(() => JSON.stringify(responses, null, 2))
  const [note, setNote] = useState<string>()
  const save = async () => {
    const edited = parsedResponses(text)
    if (edited === undefined) return setNote('Unable to parse JSON: a list of responses is expected.')
    try {
      await send(gameSaveFull, { gameId, responses: edited, overwrite: true })
      setNote('Saved.')
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setNote(error.message)
    }
  }
  return (
    <Stack gap="sm">
      <Textarea
        label="Responses"
        autosize
        minRows={15}
        maxRows={32}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        styles={{ input: { fontFamily: 'ui-monospace, monospace', fontSize: 13 } }}
      />
      <div className={styles.buttons}>
        <p role="status">{note}</p>
        <Button variant="filled" onClick={() => void save()}>
          save
        </Button>
      </div>
    </Stack>
  )
}

function parsedResponses(text: string): { [key: string]: unknown }[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) && value.every(isJsonObject)
      ? value.map((entry) => ({ ...entry }))
      : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

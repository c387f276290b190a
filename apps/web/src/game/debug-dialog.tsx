import { Button, Modal } from '@mantine/core'
import { gameFetch, type SerializedGame } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useState } from 'react'
import { Link } from 'react-router'
import { useViewer } from '../api/session'
import styles from './debug-dialog.module.css'

interface DebugDialogProps {
  readonly game: SerializedGame | undefined
  readonly opened: boolean
  readonly onClose: () => void
}

/** A game's id, settings and responses as text. Admins can copy the complete document, to load it elsewhere. */
export function DebugDialog({ game, opened, onClose }: DebugDialogProps) {
  const { isAdmin } = useViewer()
  return (
    <Modal opened={opened} onClose={onClose} title="Debug" size="lg">
      {game === undefined ? (
        <p>Game data not loaded</p>
      ) : (
        <pre className={styles.text} tabIndex={0} aria-label="The game as text">
          {debugText(game)}
        </pre>
      )}
      <div className={styles.buttons}>
        {game === undefined ? null : (
          <Button component={Link} to={`/game/editor/${game._id}`} variant="default">
            edit
          </Button>
        )}
        {game !== undefined && isAdmin ? <CopyFull gameId={game._id} /> : null}
        <Button variant="default" onClick={onClose}>
          cancel
        </Button>
        <Button variant="filled" onClick={onClose}>
          ok
        </Button>
      </div>
    </Modal>
  )
}

const debugText = ({ _id, settings, responses }: SerializedGame): string =>
  JSON.stringify({ _id, settings, responses }, null, 2)

function CopyFull({ gameId }: { readonly gameId: string }) {
  const send = useSend()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    const { game } = await send(gameFetch, { gameId, full: true })
    await navigator.clipboard.writeText(JSON.stringify(game.full))
    setCopied(true)
  }
  return (
    <Button variant="default" onClick={() => void copy()}>
      {copied ? 'copied' : 'copy all'}
    </Button>
  )
}

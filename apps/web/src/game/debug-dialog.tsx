import { Button, Modal } from '@mantine/core'
import { gameFetch, type SerializedGame } from '@parlour/protocol'
import { FocusBack, NOT_COPIED, Strip, useCopy, useSend } from '@parlour/ui-kit'
import { Link } from 'react-router'
import { useViewer } from '../api/session'
import styles from './debug-dialog.module.css'

interface DebugDialogProps {
  readonly game: SerializedGame | undefined
  readonly opened: boolean
  readonly onClose: () => void
}

/**
 * A game's id, settings and responses as text. Admins can copy the complete document, to load it elsewhere.
 */
export function DebugDialog({ game, opened, onClose }: DebugDialogProps) {
  const { isAdmin } = useViewer()
  const { copy, copied, uncopied } = useCopyFull(game?._id ?? '')
  return (
    <Modal opened={opened} onClose={onClose} title="Debug" size="lg">
      <FocusBack />
      {game === undefined ? (
        <p>Game data not loaded</p>
      ) : (
        <pre className={styles.text} tabIndex={0} aria-label="The game as text">
          {uncopied ?? debugText(game)}
        </pre>
      )}
      {uncopied === undefined ? null : (
        <div className={styles.note}>
          <Strip tone="danger">{NOT_COPIED}</Strip>
        </div>
      )}
      <div className={styles.buttons}>
        {game === undefined ? null : (
          <Button component={Link} to={`/game/editor/${game._id}`} variant="default">
            edit
          </Button>
        )}
        {game !== undefined && isAdmin ? (
          <Button variant="default" onClick={() => void copy()}>
            {copied ? 'copied' : 'copy all'}
          </Button>
        ) : null}
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

/** Copies the complete document. `uncopied` holds it where the browser forbids copying, as without HTTPS. */
function useCopyFull(gameId: string) {
  const send = useSend()
  const { copy: copyText, copied, refused } = useCopy()
  const copy = async () => {
    const { game } = await send(gameFetch, { gameId, full: true })
    copyText(JSON.stringify(game.full))
  }
  return { copy, copied, uncopied: refused }
}

import { Button, Modal } from '@mantine/core'
import { gameResign, type SerializedGame } from '@parlour/protocol'
import { PlayerNames, useSend } from '@parlour/ui-kit'
import { useState } from 'react'
import { useGames } from '../games/games-context'
import styles from './propose-dialogs.module.css'

interface ResignDialogProps {
  readonly game: SerializedGame
  /** The seat of whoever resigns. */
  readonly viewer: string
  readonly close: () => void
}

/** Asks whether the viewer gives up for good, and says what that means in this game. */
export function ResignDialog({ game, viewer, close }: ResignDialogProps) {
  const send = useSend()
  const [isSending, setSending] = useState(false)
  const { _id: gameId, settings } = game
  const others = settings.players.flatMap(({ name }) => (name === viewer ? [] : [name]))
  const profile = useGames().profiles.find(({ kind }) => kind === settings.game)
  const isOver = profile?.endsByAgreement === true && others.length === 1
  const resign = async () => {
    setSending(true)
    try {
      await send(gameResign, { gameId })
      close()
    } catch (error) {
      // The call shows its own failure.
      console.error('resign', error)
      setSending(false)
    }
  }
  return (
    <Modal
      opened
      onClose={close}
      title={`Resign from ${settings.name}?`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={styles.body}>
        {isOver ? (
          <p>
            You lose this game, and <PlayerNames names={others} /> wins it. It ends at once, and all hands lie
            open.
          </p>
        ) : (
          <p>
            <PlayerNames names={others} /> {others.length === 1 ? 'plays' : 'play'} on. A bot plays your seat
            to the end, and you cannot take it back; what it reaches stands under your name.
          </p>
        )}
        <p className={styles.hint}>Only out of time? A pause, or a bot that stands in, may be kinder.</p>
        <div className={styles.acts}>
          <Button variant="default" data-autofocus onClick={close}>
            stay
          </Button>
          <Button color="danger" variant="filled" loading={isSending} onClick={() => void resign()}>
            resign
          </Button>
        </div>
      </div>
    </Modal>
  )
}

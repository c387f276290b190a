import { Button, Modal } from '@mantine/core'
import type { OnlookerRule } from '@parlour/kernel'
import { gameSetOnlookers, type SerializedGame } from '@parlour/protocol'
import { CallError, useSend } from '@parlour/ui-kit'
import { useState } from 'react'
import { onlookerWords } from './onlooker-words'
import styles from './onlookers.module.css'
import { OnlookersChoice } from './onlookers-choice'
import { lookerWords, useLookers } from './lookers'

interface OnlookersDialogProps {
  readonly game: SerializedGame
  readonly close: () => void
}

/** Who may look at the game, chosen by its players, and who does. */
export function OnlookersDialog({ game, close }: OnlookersDialogProps) {
  const { _id: gameId, onlookers } = game
  const now = onlookers?.rule ?? null
  const [rule, setRule] = useState<OnlookerRule | null>(now)
  const [isSending, setSending] = useState(false)
  const send = useSend()
  const lookers = useLookers()
  const change = async () => {
    setSending(true)
    try {
      await send(gameSetOnlookers, { gameId, rule })
      close()
    } catch (error) {
      // The call has shown its own failure.
      if (!(error instanceof CallError)) throw error
      setSending(false)
    }
  }
  const isSame = JSON.stringify(rule) === JSON.stringify(now)
  return (
    <Modal opened onClose={close} title="Onlookers" closeButtonProps={{ 'aria-label': 'Close' }}>
      <div className={styles.choice}>
        <p className={styles.words}>
          {onlookerWords(now)} {lookers === undefined ? '' : `${lookerWords(lookers)}.`}
        </p>
        <OnlookersChoice rule={rule} choose={setRule} />
        <p className={styles.words}>
          Any player can let in fewer at once. Letting in more, or showing hands, needs everybody.
        </p>
        <Button disabled={isSame} loading={isSending} onClick={() => void change()}>
          change
        </Button>
      </div>
    </Modal>
  )
}

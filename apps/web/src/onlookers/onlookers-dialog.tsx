import { Button, Modal } from '@mantine/core'
import type { OnlookerRule } from '@parlour/kernel'
import { gameRenewLink, gameSetOnlookers, type SerializedGame } from '@parlour/protocol'
import { CallError, LinkField, useSend } from '@parlour/ui-kit'
import { useState } from 'react'
import { guestPath } from '../api/guest-link'
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
  const whileSending = async (work: () => Promise<unknown>) => {
    setSending(true)
    try {
      await work()
    } catch (error) {
      // The call has shown its own failure.
      if (!(error instanceof CallError)) throw error
    }
    setSending(false)
  }
  const change = () =>
    whileSending(async () => {
      await send(gameSetOnlookers, { gameId, rule })
      close()
    })
  const isSame = JSON.stringify(rule) === JSON.stringify(now)
  return (
    <Modal opened onClose={close} title="Onlookers" closeButtonProps={{ 'aria-label': 'Close' }}>
      <div className={styles.choice}>
        <p className={styles.words}>
          {onlookerWords(now)} {lookers === undefined ? '' : `${lookerWords(lookers)}.`}
        </p>
        {onlookers?.link === undefined ? null : (
          <GameLink
            path={guestPath({ gameId, link: onlookers.link })}
            renew={() => void whileSending(() => send(gameRenewLink, { gameId }))}
            isSending={isSending}
          />
        )}
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

interface GameLinkProps {
  readonly path: string
  readonly renew: () => void
  readonly isSending: boolean
}

/** The link for people without an account, and the way to shut out those who have it. */
const GameLink = ({ path, renew, isSending }: GameLinkProps) => (
  <div className={styles.link}>
    <LinkField label="Link for onlookers" path={path} />
    <p className={styles.words}>Another link lets out whoever came by this one.</p>
    <Button size="compact-sm" disabled={isSending} onClick={renew}>
      make another
    </Button>
  </div>
)

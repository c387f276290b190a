import { Button } from '@mantine/core'
import { gameOnlookersSay, type SerializedGame } from '@parlour/protocol'
import { CallError, PlayerName, PlayerNames, Strip, useSend } from '@parlour/ui-kit'
import { useState } from 'react'
import { onlookerWords } from './onlooker-words'
import styles from './onlookers.module.css'

interface OnlookersAskedProps {
  readonly game: SerializedGame
  /** The seat of whoever looks; undefined without one. */
  readonly viewer: string | undefined
}

/** Somebody asks to let more people look in: whoever is asked answers here, whoever asks waits. */
export function OnlookersAsked({ game: { _id: gameId, onlookers }, viewer }: OnlookersAskedProps) {
  const send = useSend()
  const [isSending, setSending] = useState(false)
  const wish = onlookers?.wish
  if (wish === undefined) return null
  const { by, waitingFor, made, rule } = wish
  const say = async (allow: boolean) => {
    setSending(true)
    try {
      await send(gameOnlookersSay, { gameId, made, allow })
    } catch (error) {
      // The call has shown its own failure.
      if (!(error instanceof CallError)) throw error
    }
    setSending(false)
  }
  const button = (words: string, allow: boolean) => (
    <Button
      size="compact-sm"
      variant={allow ? 'filled' : 'default'}
      disabled={isSending}
      onClick={() => void say(allow)}
    >
      {words}
    </Button>
  )
  const isOwn = by === viewer
  const isAsked = viewer !== undefined && waitingFor.includes(viewer)
  return (
    <div className={styles.asked}>
      <Strip
        tone={isAsked ? 'turn' : 'quiet'}
        actions={
          <span className={styles.buttons}>
            {isAsked && button('allow', true)}
            {isAsked && button('refuse', false)}
            {isOwn && button('withdraw', false)}
          </span>
        }
      >
        {isOwn ? 'You ask' : <PlayerName name={by} />}
        {isOwn ? '' : ' asks'} for onlookers: {onlookerWords(rule)}
        {isAsked ? null : (
          <>
            {' '}
            Waiting for <PlayerNames names={waitingFor} />.
          </>
        )}
      </Strip>
    </div>
  )
}

import { Button } from '@mantine/core'
import type { SerializedGame } from '@parlour/protocol'
import { CallError, PlayerName, PlayerNames, Strip } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import styles from './undo-asked.module.css'

interface UndoAskedProps {
  readonly game: SerializedGame
  /** The name of whoever looks. */
  readonly viewer: string
  readonly saving: boolean
  readonly say: (made: number, allow: boolean) => Promise<void>
}

/**
 * Somebody asks whether something may be taken back: whoever is asked answers here, whoever asks waits
 * (rules: hub 7).
 */
export function UndoAsked({ game: { undoAsked }, viewer, saving, say }: UndoAskedProps) {
  if (undoAsked === undefined) return null
  const { by, waitingFor, made, what } = undoAsked
  const button = (words: string, allow: boolean) => (
    <Button
      size="compact-sm"
      variant={allow ? 'filled' : 'default'}
      disabled={saving}
      onClick={() => void sayQuietly(say(made, allow))}
    >
      {words}
    </Button>
  )
  const isOwn = by === viewer
  const isAsked = waitingFor.includes(viewer)
  return (
    <div className={styles.asked}>
      <Strip
        tone={isAsked ? 'turn' : 'quiet'}
        actions={
          isAsked ? (
            <Buttons>
              {button('allow', true)}
              {button('refuse', false)}
            </Buttons>
          ) : isOwn ? (
            <Buttons>{button('withdraw', false)}</Buttons>
          ) : null
        }
      >
        {isOwn ? 'You ask' : <PlayerName name={by} />}
        {isOwn ? '' : ' asks'} to take back: {what}.
        {isAsked ? (
          ' Since then, something was revealed or decided by chance.'
        ) : (
          <>
            {' '}
            Waiting for <PlayerNames names={waitingFor} />.
          </>
        )}
      </Strip>
    </div>
  )
}

const Buttons = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.buttons}>{children}</span>
)

/** A call that failed has shown its alert; the page then holds the game as it is. */
async function sayQuietly(said: Promise<void>): Promise<void> {
  try {
    await said
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}

import { Button } from '@mantine/core'
import type { WireProposal } from '@parlour/protocol'
import { PlayerName, PlayerNames, Strip } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import styles from './undo-asked.module.css'

interface UndoAskedProps {
  readonly proposal: WireProposal
  /** The name of whoever looks. */
  readonly viewer: string | undefined
  readonly saving: boolean
  readonly say: (allow: boolean) => void
}

/**
 * Somebody asks whether something may be taken back: whoever is asked answers here, whoever asks waits
 * (rules: hub 7).
 */
export function UndoAsked({ proposal: { by, waitingFor, verb }, viewer, saving, say }: UndoAskedProps) {
  const button = (words: string, allow: boolean) => (
    <Button
      size="compact-sm"
      variant={allow ? 'filled' : 'default'}
      disabled={saving}
      onClick={() => say(allow)}
    >
      {words}
    </Button>
  )
  const isOwn = by === viewer
  const isAsked = waitingFor.includes(viewer ?? '')
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
        {isOwn ? '' : ' asks'} to {verb}.
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

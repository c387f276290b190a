import type { WireProposal } from '@parlour/protocol'
import { PlayerName, PlayerNames, Strip } from '@parlour/ui-kit'
import styles from './undo-asked.module.css'
import { isAsked, VoteButtons } from './vote-buttons'

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
export function UndoAsked({ proposal, viewer, saving, say }: UndoAskedProps) {
  const { by, waitingFor, verb } = proposal
  const isOwn = by === viewer
  const asked = isAsked(proposal, viewer)
  return (
    <div className={styles.asked}>
      <Strip
        tone={asked ? 'turn' : 'quiet'}
        actions={
          (asked || isOwn) && (
            <span className={styles.buttons}>
              <VoteButtons {...{ proposal, viewer, saving, say }} words={['allow', 'refuse']} />
            </span>
          )
        }
      >
        {isOwn ? 'You ask' : <PlayerName name={by} />}
        {isOwn ? '' : ' asks'} to {verb}.
        {asked ? (
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

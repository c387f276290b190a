import { Button } from '@mantine/core'
import { DialogSheet } from '@parlour/ui-kit'
import { useBlocker } from 'react-router'

interface LeaveQuestionProps {
  readonly deckName: string
  readonly isModified: boolean
  /** Resolves with whether it was saved; if not, the viewer stays and sees why. */
  readonly onSave: () => Promise<boolean>
  readonly onDiscard: () => void
}

/** Asks before a link or the back button leads away from a deck with changes that are not saved. */
export function LeaveQuestion({ deckName, isModified, onSave, onDiscard }: LeaveQuestionProps) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => isModified && currentLocation.pathname !== nextLocation.pathname,
  )
  if (state !== 'blocked') return null
  const saveAndLeave = async () => {
    if (await onSave()) proceed()
    else reset()
  }
  return (
    <DialogSheet
      title="Unsaved changes"
      size={520}
      onClose={reset}
      footer={(close) => (
        <>
          <Button onClick={close}>stay</Button>
          <Button
            color="danger"
            variant="outline"
            onClick={() => {
              onDiscard()
              proceed()
            }}
          >
            discard
          </Button>
          <Button variant="filled" onClick={() => void saveAndLeave()} data-autofocus>
            save and leave
          </Button>
        </>
      )}
    >
      <p>The changes to "{deckName}" are not saved.</p>
    </DialogSheet>
  )
}

import { Button } from '@mantine/core'
import { DialogSheet, useLeaving } from '@parlour/ui-kit'

interface LeaveQuestionProps {
  readonly deckName: string
  readonly isModified: boolean
  /** Resolves with whether it was saved; if not, the viewer stays and sees why. */
  readonly onSave: () => Promise<boolean>
  readonly onDiscard: () => void
}

/**
 * Asks before a link, the back button or the browser leads away from a deck with changes that are not saved.
 */
export function LeaveQuestion({ deckName, isModified, onSave, onDiscard }: LeaveQuestionProps) {
  const leaving = useLeaving(() => isModified)
  if (leaving === undefined) return null
  const { stay, leave } = leaving
  const saveAndLeave = async () => {
    if (await onSave()) leave()
    else stay()
  }
  return (
    <DialogSheet
      title="Unsaved changes"
      size={520}
      onClose={stay}
      footer={(close) => (
        <>
          <Button onClick={close}>stay</Button>
          <Button
            color="danger"
            variant="outline"
            onClick={() => {
              onDiscard()
              leave()
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

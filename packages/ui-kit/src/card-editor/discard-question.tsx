import { Button } from '@mantine/core'
import { Strip } from '../theme/strip'

interface DiscardQuestionProps {
  /** A sentence that names what would be lost. */
  readonly lost: string
  readonly onStay: () => void
  readonly onDiscard: () => void
}

/** Asked in place of a dialog's buttons before it closes over unsaved work. */
export function DiscardQuestion({ lost, onStay, onDiscard }: DiscardQuestionProps) {
  return (
    <Strip
      tone="danger"
      actions={
        <>
          <Button size="compact-md" onClick={onStay} autoFocus>
            keep editing
          </Button>
          <Button size="compact-md" color="danger" variant="filled" onClick={onDiscard}>
            discard
          </Button>
        </>
      }
    >
      {lost}
    </Strip>
  )
}

import { Button } from '@mantine/core'

interface DialogFootProps {
  /** What the dialog does, on its button. */
  readonly act: string
  readonly isDisabled?: boolean
  /** Why that is not possible yet, in a few words. */
  readonly why?: string | undefined
  readonly onAct: () => void
  readonly onClose: () => void
}

/** The buttons of a dialog that does one thing or is left. */
export const DialogFoot = ({ act, isDisabled = false, why, onAct, onClose }: DialogFootProps) => (
  <>
    <Button variant="default" onClick={onClose}>
      cancel
    </Button>
    <Button variant="filled" disabled={isDisabled || why !== undefined} title={why} onClick={onAct}>
      {act}
    </Button>
  </>
)

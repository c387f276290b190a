import { Button } from '@mantine/core'
import { DialogSheet } from '@parlour/ui-kit'

interface DeleteDeckDialogProps {
  readonly name: string
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** Asks before a deck is deleted. */
export function DeleteDeckDialog({ name, onDelete, onClose }: DeleteDeckDialogProps) {
  return (
    <DialogSheet
      title="Delete deck"
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>cancel</Button>
          <Button color="danger" variant="filled" onClick={onDelete}>
            delete
          </Button>
        </>
      )}
    >
      <p>Are you sure you want to delete "{name}"?</p>
    </DialogSheet>
  )
}

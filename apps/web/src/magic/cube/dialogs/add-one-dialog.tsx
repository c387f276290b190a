import { cubeAddRemoveCards } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import type { CubeDialogProps } from '../cube-dialog'
import { PickCardDialog } from './pick-card-dialog'

/** Finds one card by its name and adds it (rules: library 1.4). */
export function AddOneDialog({ cube, onCube, onClose }: CubeDialogProps) {
  const send = useSend()
  return (
    <PickCardDialog
      title="Add one card"
      onPick={async ({ _id }) => {
        onCube((await send(cubeAddRemoveCards, { cubeId: cube._id, addIds: [_id], comment: '' })).cube)
        onClose()
      }}
      onClose={onClose}
    />
  )
}

import type { CubeDialog, CubeDialogProps } from './cube-dialog'
import { AddOneDialog } from './dialogs/add-one-dialog'
import { AddRemoveDialog } from './dialogs/add-remove-dialog'
import { CreateCardDialog } from './dialogs/create-card-dialog'
import { CubeExport } from './dialogs/cube-export'
import { CloneCube, DeleteCube } from './dialogs/whole-cube'
import { SamplePack } from './dialogs/sample-pack'
import { CubeSettings } from './dialogs/cube-settings'

/** The dialog of the cube's menu that is open. */
export function CubeDialogs({
  dialog,
  reload,
  ...props
}: CubeDialogProps & { readonly dialog: CubeDialog; readonly reload: () => Promise<void> }) {
  if (dialog === 'add-remove') return <AddRemoveDialog {...props} />
  if (dialog === 'add-one') return <AddOneDialog {...props} />
  if (dialog === 'create')
    return <CreateCardDialog cube={props.cube} reload={reload} onClose={props.onClose} />
  if (dialog === 'export') return <CubeExport cube={props.cube} onClose={props.onClose} />
  if (dialog === 'clone') return <CloneCube cube={props.cube} onClose={props.onClose} />
  if (dialog === 'pack') return <SamplePack cube={props.cube} onClose={props.onClose} />
  if (dialog === 'delete') return <DeleteCube cube={props.cube} onClose={props.onClose} />
  return <CubeSettings {...props} />
}

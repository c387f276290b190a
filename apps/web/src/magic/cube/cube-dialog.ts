import type { ListOfFile } from '@parlour/mtg-ui'
import type { WireCube } from '@parlour/protocol'

/** A dialog of the cube's menu. */
export type CubeDialog =
  | 'add-remove'
  | 'add-one'
  | 'create'
  | 'export'
  | 'settings'
  | 'clone'
  | 'delete'
  | 'pack'

/** What such a dialog gets. */
export interface CubeDialogProps {
  readonly cube: WireCube
  /** Takes over the server's answer. */
  readonly onCube: (cube: WireCube) => void
  readonly onClose: () => void
  /** A file that was dropped on the page of the cube. */
  readonly dropped?: ListOfFile | undefined
}

import type { WireCube } from '@parlour/protocol'

/** A dialog of the cube's menu. */
export type CubeDialog = 'add-remove' | 'add-one' | 'create' | 'export' | 'settings'

/** What such a dialog gets. */
export interface CubeDialogProps {
  readonly cube: WireCube
  /** Takes over what the hub answered. */
  readonly onCube: (cube: WireCube) => void
  readonly onClose: () => void
}

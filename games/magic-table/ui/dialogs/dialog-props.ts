import type { CommandContext } from '../acting/command'
import type { TableZone } from '../table/table'

/** What every dialog of the table gets. */
export interface DialogProps {
  readonly context: CommandContext
  readonly onClose: () => void
}

/** What a dialog about a zone gets. */
export interface ZoneDialogProps extends DialogProps {
  readonly zone: TableZone
}

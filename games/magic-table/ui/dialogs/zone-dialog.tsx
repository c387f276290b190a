import type { CommandContext } from '../acting/command'
import { zoneAt } from '../table/table'
import { ImportDialog } from './import-dialog'
import { CascadeDialog, ShuffleBottomDialog } from './number-dialogs'
import { SearchDialog } from './search-dialog'
import type { TableDialog } from './table-dialog'
import { TokenDialog } from './token-dialog'
import { TopDialog } from './top-dialog'

interface ZoneDialogProps {
  readonly dialog: Extract<TableDialog, { readonly zone: string }>
  readonly context: CommandContext
  readonly onClose: () => void
}

/** A dialog about a zone. */
export function ZoneDialog({ dialog, context, onClose }: ZoneDialogProps) {
  const zone = zoneAt(context.table, dialog.zone)
  if (zone === undefined) return null
  const shared = { zone, context, onClose }
  switch (dialog.kind) {
    case 'shuffle bottom':
      return <ShuffleBottomDialog {...shared} />
    case 'cascade':
      return <CascadeDialog {...shared} />
    case 'top':
      return <TopDialog {...shared} kind="view" />
    case 'scry':
      return <TopDialog {...shared} kind={dialog.surveil ? 'surveil' : 'scry'} />
    case 'search':
      return <SearchDialog {...shared} />
    case 'token':
      return <TokenDialog {...shared} />
    case 'import':
      return <ImportDialog {...shared} />
  }
}

import { KeysDialog as Keys } from '@parlour/ui-kit'
import { KEY_SHEET } from './key-sheet'

interface KeysDialogProps {
  /** The viewer has a seat. */
  readonly seated: boolean
  readonly onClose: () => void
}

/** What every key of the table does. */
export function KeysDialog({ seated, onClose }: KeysDialogProps) {
  return <Keys sections={KEY_SHEET} seated={seated} size={seated ? 1068 : 520} onClose={onClose} />
}

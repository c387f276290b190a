import { KeysDialog as Keys } from '@parlour/ui-kit'
import { KEY_SHEET } from './key-sheet'

/** What every key of the table does. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return <Keys sections={KEY_SHEET} size={1068} onClose={onClose} />
}

import { KeysDialog } from '@parlour/ui-kit'
import { useState } from 'react'
import { KEY_SHEET } from './key-sheet'
import { type KeyActs, useBoardKeys } from './use-board-keys'

/** Listens for the keys of the board, and shows the sheet of them. */
export function BoardKeys(acts: Omit<KeyActs, 'openKeys'>) {
  const [isOpen, open] = useState(false)
  useBoardKeys({ ...acts, openKeys: () => open(true) })
  return isOpen ? <KeysDialog sections={KEY_SHEET} size={620} onClose={() => open(false)} /> : null
}

import { KeysDialog } from '@parlour/ui-kit'
import { useState } from 'react'
import { KEY_SHEET } from './key-sheet'
import { type KeyActs, useBoardKeys } from './use-board-keys'

interface BoardKeysProps extends Omit<KeyActs, 'openKeys'> {
  /** The viewer has a seat. */
  readonly seated: boolean
}

/** Listens for the keys of the board, and shows the sheet of them. */
export function BoardKeys({ seated, ...acts }: BoardKeysProps) {
  const [isOpen, open] = useState(false)
  useBoardKeys({ ...acts, openKeys: () => open(true) })
  return isOpen ? (
    <KeysDialog sections={KEY_SHEET} seated={seated} size={620} onClose={() => open(false)} />
  ) : null
}

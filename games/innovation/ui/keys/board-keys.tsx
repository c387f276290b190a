import { KeysDialog, type KeySection, useKeys } from '@parlour/ui-kit'
import { useState } from 'react'

/** Everything that the keyboard does. */
const KEY_SHEET: readonly KeySection[] = [
  [
    'Question',
    [
      ['go to the next choice or card', ['Tab']],
      ['pick it', ['Enter']],
      ['choose what is picked', ['Ctrl', 'Enter']],
      ['undo', ['Ctrl', 'Z']],
    ],
    'players',
  ],
  ['Hand', [['move a card', ['Alt', '←', '→']]], 'players'],
  [
    'Screen',
    [
      ['the full card', ['space']],
      ['a tableau enlarged, your own first', ['1', '…', '4']],
      ['close', ['Esc']],
      ['this sheet', ['?']],
    ],
  ],
]

interface BoardKeysProps {
  /** The viewer has a seat. */
  readonly seated: boolean
  readonly undo: () => void
}

/** Listens for the keys of the board, and shows the sheet of them. */
export function BoardKeys({ seated, undo }: BoardKeysProps) {
  const [isOpen, open] = useState(false)
  useKeys(({ key, ctrlKey, metaKey }) => {
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') undo()
    else if (key === '?') open(true)
    else return false
    return true
  })
  return isOpen ? (
    <KeysDialog sections={KEY_SHEET} seated={seated} size={520} onClose={() => open(false)} />
  ) : null
}

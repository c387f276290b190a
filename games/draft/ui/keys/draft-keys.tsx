import { KeysDialog, type KeySection, useKeys } from '@parlour/ui-kit'
import { useState } from 'react'

/** Everything that the keyboard does. */
const KEY_SHEET: readonly KeySection[] = [
  [
    'Pack',
    [
      ['go from card to card', ['←', '↑', '→', '↓']],
      ['the first card, the last one', ['Home', 'End']],
      ['choose it, then draft it', ['Enter']],
      ['choose none', ['Esc']],
    ],
    'players',
  ],
  [
    'Deck in columns',
    [
      ['to the sideboard, or back', ['S']],
      ['up or down in its column', ['Alt', '↑', '↓']],
    ],
    'players',
  ],
  ['Picks one by one, after the draft', [['the pick before, the next one', ['←', '→']]], 'players'],
  [
    'Screen',
    [
      ['the whole card', ['space']],
      ['close', ['Esc']],
      ['this sheet', ['?']],
    ],
  ],
]

/** Shows the sheet of all keys when it is asked for. */
export function DraftKeys({ seated }: { readonly seated: boolean }) {
  const [isOpen, open] = useState(false)
  useKeys(({ key }) => {
    if (key === '?') open(true)
    return key === '?'
  })
  return isOpen ? (
    <KeysDialog sections={KEY_SHEET} seated={seated} size={520} onClose={() => open(false)} />
  ) : null
}

import { type KeySection, KeysDialog } from '@parlour/ui-kit'

const SECTIONS: readonly KeySection[] = [
  [
    'Where',
    [
      ['one answer back, forward', ['←', '→']],
      ['to the turn before, the next turn', ['[', ']']],
      ['first, last', ['Home', 'End']],
      ['play, pause', ['space']],
    ],
  ],
  [
    'More',
    [
      ['the next pair of eyes, after the end', ['E']],
      ['where the card you point at is named next, before', ['N', 'shift N']],
      ['comments, and one on this moment', ['C']],
      ['copy the link to this moment', ['L']],
      ['hide what comes after until you get there', ['H']],
      ['leave, or back to your question', ['Esc']],
      ['these keys', ['?']],
    ],
  ],
]

/** What the keys do while somebody looks back. */
export const LookKeysDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <KeysDialog title="Keys while looking back" sections={SECTIONS} seated size={440} onClose={onClose} />
)

import type { KeySection } from '@parlour/ui-kit'

/** Everything that the keyboard does. */
export const KEY_SHEET: readonly KeySection[] = [
  [
    'Turn',
    [
      ['pick "Auto-play Cards"', ['A']],
      ['pick "Pass"', ['P']],
      ['choose what is picked', ['Ctrl', 'Enter']],
      ['undo', ['Ctrl', 'Z']],
    ],
  ],
  [
    'Map and cards',
    [
      ['go over the map', ['←', '↑', '↓', '→']],
      ['pick; on the map: what power buys', ['Enter']],
      ['the full card', ['space']],
      ['close', ['Esc']],
    ],
  ],
  [
    'Screen',
    [
      ['scores', ['S']],
      ['this sheet', ['?']],
    ],
  ],
]

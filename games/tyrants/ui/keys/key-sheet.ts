import type { KeySection } from '@parlour/ui-kit'

/** Everything that the keyboard does. */
export const KEY_SHEET: readonly KeySection[] = [
  [
    'Turn',
    [
      ['pick "Play all plain cards"', ['A']],
      ['pick "End turn"', ['P']],
      ['choose what is picked', ['Ctrl', 'Enter']],
      ['pick; on the map: what power buys', ['Enter']],
      ['undo', ['Ctrl', 'Z']],
    ],
    'players',
  ],
  [
    'Map and cards',
    [
      ['go over the map', ['←', '↑', '↓', '→']],
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

import type { KeySection } from '@parlour/ui-kit'
import { CLOSE_UP, MOVE_COMMANDS, STATE_COMMANDS, TAP, UNTAP } from '../acting/card-commands'
import type { Command } from '../acting/command'
import { keyCap } from '../acting/key-cap'
import { ADDING_KEYS, LIBRARY_KEYS } from '../acting/zone-commands'

/** Commands that share a key stand on one line: tap or untap. */
function lines<Subject>(commands: readonly Command<Subject>[]): KeySection[1] {
  const byKey = new Map<string, string[]>()
  for (const { key, label } of commands)
    if (key !== undefined) byKey.set(key, [...(byKey.get(key) ?? []), label.replace(' …', '')])
  return [...byKey].map(([key, labels]) => [labels.join(' or '), [keyCap(key)]])
}

/** Everything that the keyboard does, from the same commands as the menus. */
export const KEY_SHEET: readonly KeySection[] = [
  [
    'Turn',
    [
      ['next phase', ['N']],
      ['star: start turn to main 1', ['⇧N']],
      ['untap all', ['U']],
      ['no card chosen: attack with all that may', ['A']],
      ['pass priority', ['P']],
      ['undo', ['Ctrl', 'Z']],
      ['redo', ['Ctrl', '⇧', 'Z']],
    ],
    'players',
  ],
  ['The chosen card, else the focused one', lines([TAP, UNTAP, CLOSE_UP, ...STATE_COMMANDS]), 'players'],
  ['It goes to', lines(MOVE_COMMANDS), 'players'],
  ['Library', lines(LIBRARY_KEYS), 'players'],
  [
    'Table',
    [...lines(ADDING_KEYS), ['roll a die', ['Q']], ['life −1', ['[']], ['life +1', [']']]],
    'players',
  ],
  [
    'Screen',
    [
      ['move the focus', ['←', '↑', '↓', '→']],
      ['choose; again: the whole menu', ['Enter']],
      ['the full card', ['space']],
      ['choose several', ['⇧', 'click']],
      ['hand card 1 to 9; again: play it', ['1', '…', '9']],
      ['text or cards', ['`']],
      ['log', ['\\']],
      ['chat', ['/']],
      ['unchoose, leave a mode', ['Esc']],
      ['this sheet', ['?']],
    ],
  ],
]

import type { GameProfile } from '@parlour/kernel'

const shared = {
  players: { min: 2 },
  bots: [
    { name: 'steady', words: 'drafts by rating and color' },
    { name: 'random', words: 'drafts at random' },
  ],
  makesDecks: true,
  takesResignations: true,
  undo: 'never',
  finished: 'Draft Complete',
  formerKinds: ['CubeDraft'],
} as const

/** Cube Draft as lists and lobbies show it. */
export const cubeDraftProfile = {
  kind: 'Cube Draft',
  title: 'Cube Draft',
  about: 'Take a card, pass the rest, build a deck from a cube of this hub, and play it.',
  icon: 'M4 8l8-4.3L20 8v8.2l-8 4.3-8-4.3zM4 8l8 4.3L20 8M12 12.3v8.2',
  cubeOption: 'cubeId',
  practice: { title: 'Draft with seven bots', words: 'The starter cube, 3 packs of 15', bots: 7 },
  ...shared,
} as const satisfies GameProfile

/** Set Draft as lists and lobbies show it. */
export const setDraftProfile = {
  kind: 'Set Draft',
  title: 'Set Draft',
  about: 'The same with booster packs of a set.',
  icon: 'M6 7h12v13H6zM6 10h12M6 7l2-3 2 3 2-3 2 3 2-3 2 3',
  ...shared,
} as const satisfies GameProfile

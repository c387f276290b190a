import type { GameProfile } from '@parlour/kernel'

const shared = {
  players: { min: 2 },
  bots: [
    { name: 'steady', words: 'drafts by rating and color' },
    { name: 'random', words: 'drafts at random' },
  ],
  makesDecks: true,
  formerKinds: ['CubeDraft'],
} as const

/** Cube Draft as lists and lobbies show it. */
export const cubeDraftProfile = {
  kind: 'Cube Draft',
  title: 'Cube Draft',
  icon: 'M4 8l8-4.3L20 8v8.2l-8 4.3-8-4.3zM4 8l8 4.3L20 8M12 12.3v8.2',
  ...shared,
} as const satisfies GameProfile

/** Set Draft as lists and lobbies show it. */
export const setDraftProfile = {
  kind: 'Set Draft',
  title: 'Set Draft',
  icon: 'M6 7h12v13H6zM6 10h12M6 7l2-3 2 3 2-3 2 3 2-3 2 3',
  ...shared,
} as const satisfies GameProfile

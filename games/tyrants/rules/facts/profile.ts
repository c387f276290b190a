import type { GameProfile } from '@parlour/kernel'

/** Tyrants of the Underdark as lists and lobbies show it. */
export const profile: GameProfile = {
  kind: 'Tyrants of the Underdark',
  title: 'Tyrants of the Underdark',
  about: 'Build a deck while you play it, and take the sites below the earth with troops and spies.',
  icon: 'M12 3.5l7.4 4.3v8.4L12 20.5l-7.4-4.3V7.8zM12 3.5V12M12 12l7.4 4.2M12 12l-7.4 4.2',
  players: { min: 2, max: 4 },
  endsByAgreement: true,
  takesResignations: true,
  bots: [
    { name: 'steady', words: 'takes what is worth most' },
    { name: 'random', words: 'plays at random' },
  ],
  practice: {
    title: 'Tyrants against a bot',
    words: 'Two half-decks by chance',
    bots: 1,
    options: { map: 'base-2', randomizeExpansions: true },
  },
}

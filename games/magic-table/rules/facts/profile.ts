import type { GameProfile } from '@parlour/kernel'

/** What holds of undo where the lobby chose nothing. */
export const USUAL_UNDO = 'consent'

/** A Magic table as lists and lobbies show it. */
export const profile: GameProfile = {
  kind: 'Magic',
  title: 'Magic',
  about: 'A table for your decks: it keeps zones, counters and secrets, and you keep the rules.',
  icon: 'M12 3.5 20.2 9.4 17 19H7L3.8 9.4zM12 8.6a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2z',
  players: { min: 2, max: 6 },
  bots: [
    { name: 'goldfish', words: 'plays lands and passes' },
    { name: 'random', words: 'plays at random' },
  ],
  undo: USUAL_UNDO,
  playsDecks: { options: { format: 'Constructed' }, against: 'goldfish' },
}

import type { GameProfile } from '@parlour/kernel'

/** Count to Ten as lists and lobbies show it. */
export const profile: GameProfile = {
  kind: 'Count to Ten',
  title: 'Count to Ten',
  about: 'Add to the count in turn; whoever reaches ten wins.',
  icon: 'M6 4v16M12 4h6v16h-6z',
  players: { min: 2, max: 4 },
  endsByAgreement: true,
  takesResignations: true,
  bots: [{ name: 'timid', words: 'adds one at a time and bids low' }],
}

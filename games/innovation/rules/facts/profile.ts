import type { GameProfile } from '@parlour/kernel'

/** Innovation: Ultimate as lists and lobbies show it. */
export const profile: GameProfile = {
  kind: 'Innovation: Ultimate',
  title: 'Innovation: Ultimate',
  icon: 'M4 8.5h8.5V20H4zM8.3 8.5V6h8.4v10.5h-4.2M12.5 6V3.8H20V14h-3.3',
  players: { min: 2, max: 4 },
  bots: [
    { name: 'steady', words: 'looks a few moves ahead' },
    { name: 'random', words: 'plays at random' },
  ],
  formerKinds: ['Innovation'],
}

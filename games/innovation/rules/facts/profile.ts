import type { GameProfile } from '@parlour/kernel'

/** Innovation: Ultimate as lists and lobbies show it. */
export const profile: GameProfile = {
  kind: 'Innovation: Ultimate',
  title: 'Innovation: Ultimate',
  about:
    'Build a civilization from the Stone Age on: every card is an idea, and the ideas of others reach you.',
  icon: 'M4 8.5h8.5V20H4zM8.3 8.5V6h8.4v10.5h-4.2M12.5 6V3.8H20V14h-3.3',
  players: { min: 2, max: 4 },
  endsByAgreement: true,
  takesResignations: true,
  bots: [
    { name: 'steady', words: 'tries each answer once' },
    { name: 'easy', words: 'looks at few of its actions' },
    { name: 'hard', words: 'tries each answer many times' },
  ],
  practice: { title: 'Innovation against a bot', words: 'The base set', bots: 1 },
  formerKinds: ['Innovation'],
}

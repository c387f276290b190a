import { card } from '../../vocabulary/card'
import { together } from '../../vocabulary/cards'

export const aminaSukhera = card({
  name: 'Amina Sukhera',
  set: 'figs',
  age: 4,
  color: 'red',
  icons: 'fpfh',
  dogma: 'f',
  karma: [
    {
      text: 'If you would activate a card as a second action, first score a figure from the hand of an opponent.',
      would: 'dogma',
      when: ({ you }) => you.actionNumber === 2,
      *first({ you }) {
        const hands = together(...you.opponents.map(({ hand }) => hand))
        yield* you.score(hands.where(({ set }) => set === 'figs'))
      },
    },
    {
      text: 'Each top card with a {k} on your board counts as an available achievement for you.',
      reads: { availableAchievements: (you) => you.top.with('k').list },
    },
  ],
  effects: [],
})

import { card } from '../../vocabulary/card'

export const jamesClerkMaxwell = card({
  name: 'James Clerk Maxwell',
  set: 'figs',
  age: 7,
  color: 'blue',
  icons: 'hp7i',
  dogma: 'i',
  karma: [
    {
      text: 'Each card in your hand provides one more of every standard icon that is on your board.',
      reads: { icons: (icon, printed, you) => (printed(icon) > 0 ? you.hand.count : 0) },
    },
    {
      text: 'If a player would return a card of value lower than 8, first draw an {8}.',
      would: 'return',
      who: 'anyone',
      when: ({ card }) => card.kind === 'card' && card.age < 8,
      *first({ you, age }) {
        yield* you.draw(age(8))
      },
    },
  ],
  effects: [],
})

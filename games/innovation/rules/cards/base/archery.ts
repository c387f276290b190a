import { card } from '../../vocabulary/card'

export const archery = card({
  name: 'Archery',
  age: 1,
  color: 'red',
  icons: 'kshk',
  dogma: 'k',
  effects: [
    {
      text: 'I demand you draw a {1} and then transfer the highest card from your hand to mine!',
      *demand({ you, me, age }) {
        yield* you.draw(age(1))
        yield* you.transfer(you.hand.highest, me.hand)
      },
    },
    {
      text: 'Junk an available achievement of value 1 or 2.',
      *share({ you }) {
        yield* you.junkAchievement(1, 2)
      },
    },
  ],
})

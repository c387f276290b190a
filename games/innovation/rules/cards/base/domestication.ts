import { card } from '../../vocabulary/card'

export const domestication = card({
  name: 'Domestication',
  age: 1,
  color: 'yellow',
  icons: 'kchk',
  dogma: 'k',
  effects: [
    {
      text: 'Meld the lowest card from your hand. Draw a {1}.',
      *share({ you, age }) {
        yield* you.meld(you.hand.lowest)
        yield* you.draw(age(1))
      },
    },
  ],
})

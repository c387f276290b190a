import { card } from '../../vocabulary/card'

export const magnavoxOdyssey = card({
  name: 'Magnavox Odyssey',
  set: 'arti',
  age: 9,
  color: 'yellow',
  icons: 'slhs',
  dogma: 's',
  effects: [
    {
      text: 'Draw and meld two {10}. If they are of one color, you win.',
      *share({ you, age }) {
        const [one, other] = yield* you.drawAndMeld(age(10), 2)
        if (one && one.color === other?.color) yield* you.win()
      },
    },
  ],
})

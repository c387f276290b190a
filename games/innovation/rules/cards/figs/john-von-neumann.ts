import { card } from '../../vocabulary/card'

export const johnVonNeumann = card({
  name: 'John Von Neumann',
  set: 'figs',
  age: 8,
  color: 'red',
  icons: 'hiip',
  dogma: 'i',
  karma: [
    {
      text: 'If you would draw an {8}, first junk all cards in the {8} deck.',
      would: 'draw',
      when: ({ value, age }) => value === age(8),
      *first({ you, age }) {
        yield* you.junkDeck(age(8))
      },
    },
    {
      text: 'If you would meld a card, instead meld it and self-execute it.',
      would: 'meld',
      *instead({ you, card }) {
        yield* you.meld(card)
        yield* you.selfExecute(card)
      },
    },
  ],
  effects: [],
})

import { card } from '../../vocabulary/card'

export const galileoGalilei = card({
  name: 'Galileo Galilei',
  set: 'figs',
  age: 4,
  color: 'green',
  icons: 'hccp',
  dogma: 'c',
  karma: [
    {
      text: 'If you would draw a card, first junk all cards in the {4} or {5} deck.',
      would: 'draw',
      *first({ you, age }) {
        const value = yield* you.chooseValue([age(4), age(5)])
        if (value !== undefined) yield* you.junkDeck(value)
      },
    },
    {
      text: 'If you would meld a card, first junk an available achievement of value 3, 4 or 5.',
      would: 'meld',
      *first({ you }) {
        yield* you.junkAchievement(3, 4, 5)
      },
    },
  ],
  effects: [],
})

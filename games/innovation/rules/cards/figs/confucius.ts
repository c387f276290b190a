import { card } from '../../vocabulary/card'

export const confucius = card({
  name: 'Confucius',
  set: 'figs',
  age: 2,
  color: 'purple',
  icons: 'hlp3',
  dogma: 'l',
  karma: [
    {
      text: 'If you would activate a card with {k} as the featured icon, instead score it and junk all cards in the {2} or {3} deck.',
      would: 'dogma',
      when: ({ icon }) => icon === 'k',
      *instead({ you, card, age }) {
        yield* you.score(card)
        const value = yield* you.chooseValue([age(2), age(3)])
        if (value !== undefined) yield* you.junkDeck(value)
      },
    },
  ],
  effects: [],
})

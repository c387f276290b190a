import { card } from '../../vocabulary/card'

export const wernherVonBraun = card({
  name: 'Wernher Von Braun',
  set: 'figs',
  age: 9,
  color: 'blue',
  icons: 'pssh',
  dogma: 's',
  karma: [
    {
      text: 'If a player would draw a figure, first junk all cards in the {9} deck or the {10} deck.',
      would: 'draw',
      who: 'anyone',
      when: ({ set }) => set === 'figs',
      *first({ you, age }) {
        const value = yield* you.chooseValue([age(9), age(10)])
        if (value !== undefined) yield* you.junkDeck(value)
      },
    },
    {
      text: 'Each card with a value in the junk counts as being in your score pile.',
      reads: { scorePile: ({ junkPile }) => junkPile.list },
    },
  ],
  effects: [],
})

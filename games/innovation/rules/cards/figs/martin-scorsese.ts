import { card } from '../../vocabulary/card'

export const martinScorsese = card({
  name: 'Martin Scorsese',
  set: 'figs',
  age: 10,
  color: 'purple',
  icons: 'fhap',
  dogma: 'f',
  karma: [
    {
      text: 'If you would meld a figure, instead tuck it and claim an available standard achievement, regardless of eligibility.',
      would: 'meld',
      when: ({ card }) => card.set === 'figs',
      *instead({ you, card }) {
        yield* you.tuck(card)
        yield* you.achieve(you.available, 'regardless')
      },
    },
  ],
  effects: [],
})

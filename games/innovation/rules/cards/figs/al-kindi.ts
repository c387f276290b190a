import { card } from '../../vocabulary/card'

export const alKindi = card({
  name: 'Al-Kindi',
  set: 'figs',
  age: 3,
  color: 'purple',
  icons: 'hccp',
  dogma: 'c',
  karma: [
    {
      text: 'If you would draw a sharing bonus, first draw two cards of the same value.',
      would: 'draw',
      when: ({ sharing }) => sharing,
      *first({ you, value }) {
        yield* you.draw(value, 2)
      },
    },
    {
      text: 'If another player would draw a sharing bonus, first score a card from your hand.',
      would: 'draw',
      who: 'others',
      when: ({ sharing }) => sharing,
      *first({ you }) {
        yield* you.score(you.hand)
      },
    },
  ],
  effects: [],
})

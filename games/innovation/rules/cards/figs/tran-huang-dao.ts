import { card } from '../../vocabulary/card'

export const tranHuangDao = card({
  name: 'Tran Huang Dao',
  set: 'figs',
  age: 3,
  color: 'red',
  icons: 'hpkk',
  dogma: 'k',
  karma: [
    {
      text: 'If you would draw a {3}, first score a top red card of value lower than 4 from anywhere.',
      would: 'draw',
      when: ({ value, age }) => value === age(3),
      *first({ you }) {
        yield* you.score(you.topCardsOfAll.of('red').where(({ ageOnBoard }) => ageOnBoard < 4))
      },
    },
    {
      text: 'Each two {k} on your board provide one additional icon of every other standard icon on your board.',
      reads: {
        icons: (icon, printed) => (icon !== 'k' && printed(icon) > 0 ? Math.floor(printed('k') / 2) : 0),
      },
    },
  ],
  effects: [],
})

import { card } from '../../vocabulary/card'

export const giuseppeScionti = card({
  name: 'Giuseppe Scionti',
  set: 'figs',
  age: 11,
  color: 'blue',
  icons: 'ffph',
  dogma: 'f',
  karma: [
    {
      text: 'If you would execute a dogma effect, first draw and score a {9}.',
      would: 'dogmaEffect',
      *first({ you, age }) {
        yield* you.drawAndScore(age(9))
      },
    },
  ],
  effects: [],
})

import { card } from '../../vocabulary/card'
import { COLORS } from '../../facts/names'

export const hedyLamar = card({
  name: 'Hedy Lamar',
  set: 'figs',
  age: 9,
  color: 'green',
  icons: 'ipih',
  dogma: 'i',
  karma: [
    {
      text: 'Special achievements ask one less of you in number or value in each of their conditions.',
      reads: { reducedRequirements: true },
    },
    {
      text: 'If you would claim an achievement, first splay a color of your cards up.',
      would: 'achieve',
      *first({ you }) {
        yield* you.splay(COLORS, 'up')
      },
    },
  ],
  effects: [],
})

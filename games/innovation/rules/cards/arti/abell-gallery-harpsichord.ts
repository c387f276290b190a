import { card } from '../../vocabulary/card'

export const abellGalleryHarpsichord = card({
  name: 'Abell Gallery Harpsichord',
  set: 'arti',
  age: 4,
  color: 'purple',
  icons: 'lhcl',
  dogma: 'l',
  effects: [
    {
      text: 'For each value that exactly one of your top cards has, in ascending order, draw and score a card of that value.',
      *share({ you }) {
        const { top } = you
        for (const value of top.values.filter((one) => top.ofValue(one).count === 1))
          yield* you.drawAndScore(value)
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const hgWells = card({
  name: 'H.G. Wells',
  set: 'figs',
  age: 8,
  color: 'purple',
  icons: 'lphl',
  dogma: 'l',
  karma: [
    {
      text: 'If you would activate a card with {s} as the featured icon, instead draw and junk a {10}, then super-execute it.',
      would: 'dogma',
      when: ({ icon }) => icon === 's',
      *instead({ you, age }) {
        yield* you.superExecute(yield* you.drawAndJunk(age(10)))
      },
    },
  ],
  effects: [],
})

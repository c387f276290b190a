import { card } from '../../vocabulary/card'

export const huangDi = card({
  name: 'Huang Di',
  set: 'figs',
  age: 1,
  color: 'blue',
  icons: 'ssph',
  dogma: 's',
  karma: [
    {
      text: 'You may issue the Advancement decree with any two figures.',
      reads: { decreeForTwo: 'Advancement' },
    },
    {
      text: 'If you would activate a card with {l} as the featured icon, first draw a {2}.',
      would: 'dogma',
      when: ({ icon }) => icon === 'l',
      *first({ you, age }) {
        yield* you.draw(age(2))
      },
    },
  ],
  effects: [],
})

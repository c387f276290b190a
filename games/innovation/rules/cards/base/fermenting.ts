import { card } from '../../vocabulary/card'

export const fermenting = card({
  name: 'Fermenting',
  age: 2,
  color: 'yellow',
  icons: 'llhk',
  dogma: 'l',
  effects: [
    {
      text: 'Draw a {2} for each color on your board that shows a {l}.',
      *share({ you, age }) {
        yield* you.draw(age(2), you.colorsWith('l').length)
      },
    },
  ],
})

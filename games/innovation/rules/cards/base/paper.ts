import { card } from '../../vocabulary/card'

export const paper = card({
  name: 'Paper',
  age: 3,
  color: 'green',
  icons: 'hssc',
  dogma: 's',
  effects: [
    {
      text: 'You may splay your green cards or your blue cards left.',
      *share({ you }) {
        yield* you.may.splay(['green', 'blue'], 'left')
      },
    },
    {
      text: 'Draw a {4} for each of your colors that is splayed left.',
      *share({ you, age }) {
        yield* you.draw(age(4), you.splayed('left').length)
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const industrialization = card({
  name: 'Industrialization',
  age: 6,
  color: 'red',
  icons: 'cffh',
  dogma: 'f',
  effects: [
    {
      text: 'Draw and tuck three {6}. If you alone then have the most {i}, return your top red card.',
      *share({ you, age }) {
        yield* you.drawAndTuck(age(6), 3)
        const leads = you.others.every((other) => other.icons('i') < you.icons('i'))
        if (leads) yield* you.return(you.topOf('red'))
      },
    },
    {
      text: 'You may splay your red or purple cards right.',
      *share({ you }) {
        yield* you.may.splay(['red', 'purple'], 'right')
      },
    },
  ],
})

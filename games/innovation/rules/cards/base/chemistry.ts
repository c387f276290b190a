import { card } from '../../vocabulary/card'
import { higher } from '../../facts/names'

export const chemistry = card({
  name: 'Chemistry',
  age: 5,
  color: 'blue',
  icons: 'fsfh',
  dogma: 'f',
  effects: [
    {
      text: 'You may splay your blue cards right.',
      *share({ you }) {
        yield* you.may.splay('blue', 'right')
      },
    },
    {
      text: 'Draw and score a card one higher in value than your highest top card. Then return a card from your score pile.',
      *share({ you }) {
        yield* you.drawAndScore(higher(you.top.highestValue, 1))
        yield* you.return(you.scorePile)
      },
    },
  ],
})

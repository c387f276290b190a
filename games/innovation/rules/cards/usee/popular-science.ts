import { higher, plain } from '../../facts/names'
import { card } from '../../vocabulary/card'

export const popularScience = card({
  name: 'Popular Science',
  set: 'usee',
  age: 5,
  color: 'blue',
  icons: 'scsh',
  dogma: 's',
  effects: [
    {
      text: 'Draw and meld a card of the value of a top green card of any board.',
      *share({ you }) {
        const value = yield* you.chooseValue(you.topCardsOfAll.of('green').values)
        yield* you.drawAndMeld(value ?? plain(0))
      },
    },
    {
      text: 'Draw and meld a card of value one higher than your top yellow card.',
      *share({ you }) {
        yield* you.drawAndMeld(higher(you.topOf('yellow')?.ageOnBoard ?? plain(0), 1))
      },
    },
    {
      text: 'You may splay your blue cards right.',
      *share({ you }) {
        yield* you.may.splay('blue', 'right')
      },
    },
  ],
})

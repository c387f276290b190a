import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const plushBeweglichRodBear = card({
  name: 'Plush Beweglich Rod Bear',
  set: 'arti',
  age: 8,
  color: 'yellow',
  icons: 'lllh',
  dogma: 'l',
  effects: [
    {
      text: 'Choose a value. Splay up each color on your board whose top card has that value. Return all cards of that value from all score piles.',
      *share({ you }) {
        const value = yield* you.chooseValue()
        for (const color of you.top.ofValue(value).colors) yield* you.splay(color, 'up')
        const piles = together(...you.everyone.map(({ scorePile }) => scorePile))
        yield* you.return(piles.ofValue(value), all)
      },
    },
  ],
})

import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const cheGuevara = card({
  name: 'Che Guevara',
  set: 'figs',
  age: 9,
  color: 'yellow',
  icons: 'hlpl',
  dogma: 'l',
  karma: [
    {
      text: 'If you would meld a card, first draw and score a {9}. If it is yellow, junk all cards in all score piles and all available standard achievements.',
      would: 'meld',
      *first({ you, age }) {
        const scored = yield* you.drawAndScore(age(9))
        if (scored?.color !== 'yellow') return
        const piles = you.everyone.map(({ scorePile }) => scorePile)
        yield* you.junk(together(...piles, you.available), all, { order: 'never' })
      },
    },
  ],
  effects: [],
})

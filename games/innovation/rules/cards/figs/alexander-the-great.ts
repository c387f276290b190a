import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const alexanderTheGreat = card({
  name: 'Alexander the Great',
  set: 'figs',
  age: 2,
  color: 'red',
  icons: '2phk',
  dogma: 'k',
  karma: [
    {
      text: 'When you meld this card, score all top figures of all opponents.',
      *onMeld({ you }) {
        const tops = together(...you.opponents.map(({ top }) => top))
        yield* you.score(
          tops.where(({ set }) => set === 'figs'),
          all,
        )
      },
    },
    {
      text: 'If you would activate a card, first draw and score a {2}. If the scored card is no {2}, score this card.',
      would: 'dogma',
      *first({ you, self, age }) {
        const scored = yield* you.drawAndScore(age(2))
        if (scored?.age !== age(2)) yield* you.score(self)
      },
    },
  ],
  effects: [],
})

import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'
import { all } from '../../vocabulary/amount'

export const yiSunSin = card({
  name: 'Yi Sun-Sin',
  set: 'figs',
  age: 4,
  color: 'red',
  icons: '4hfp',
  dogma: 'f',
  karma: [
    {
      text: 'If a player would transfer a card, instead tuck it, draw and tuck a {4}, and score a top card with a {k} from anywhere.',
      would: 'transfer',
      who: 'anyone',
      *instead({ you, card, age }) {
        yield* you.tuck(card)
        yield* you.drawAndTuck(age(4))
        yield* you.score(you.topCardsOfAll.with('k'))
      },
    },
    {
      text: 'If a player would exchange cards, instead tuck them, draw and tuck a {4}, and score a top card with a {k} from anywhere.',
      would: 'exchange',
      who: 'anyone',
      when: ({ one, other }) => one.length + other.length > 0,
      *instead({ you, one, other, age }) {
        yield* you.tuck(these(...one, ...other), all)
        yield* you.drawAndTuck(age(4))
        yield* you.score(you.topCardsOfAll.with('k'))
      },
    },
  ],
  effects: [],
})

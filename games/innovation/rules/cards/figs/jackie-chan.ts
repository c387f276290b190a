import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const jackieChan = card({
  name: 'Jackie Chan',
  set: 'figs',
  age: 10,
  color: 'red',
  icons: 'piih',
  dogma: 'i',
  karma: [
    {
      text: 'If an opponent would win, first score all other top figures. If you have the most points now, you win instead.',
      would: 'win',
      who: 'opponents',
      *first({ you, self }) {
        yield* you.score(
          you.topCardsOfAll.where((card) => card.set === 'figs' && card !== self),
          all,
        )
        if (you.others.every((other) => other.points < you.points)) yield* you.win()
      },
    },
    {
      text: 'If you would draw a card, first score a figure from your hand.',
      would: 'draw',
      *first({ you }) {
        yield* you.score(you.hand.where((card) => card.set === 'figs'))
      },
    },
  ],
  effects: [],
})

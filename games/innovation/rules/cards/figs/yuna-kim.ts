import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const yunaKim = card({
  name: 'Yuna Kim',
  set: 'figs',
  age: 10,
  color: 'purple',
  icons: 'hlpa',
  dogma: 'l',
  karma: [
    {
      text: 'If you would score a card, first you win if your top card of its color has a {k}.',
      would: 'score',
      *first({ you, card }) {
        if (you.topOf(card.color)?.has('k')) yield* you.win()
      },
    },
    {
      text: 'If a player would meld a card, instead return the top three cards of its color from all boards. Then that player tucks the card.',
      would: 'meld',
      who: 'anyone',
      *instead({ you, they, card }) {
        const tops = you.everyone.map((player) => player.stack(card.color).take(3))
        yield* you.return(together(...tops), all)
        yield* they.tuck(card)
      },
    },
  ],
  effects: [],
})

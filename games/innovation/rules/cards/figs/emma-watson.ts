import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const emmaWatson = card({
  name: 'Emma Watson',
  set: 'figs',
  age: 11,
  color: 'purple',
  icons: 'hppp',
  dogma: 'p',
  karma: [
    {
      text: 'When you meld this card, unsplay all colors on all boards.',
      *onMeld({ you }) {
        for (const player of you.everyone)
          for (const color of player.splayed()) yield* you.unsplay(color, player)
      },
    },
    {
      text: "If a player would meld a card, first return their top six cards of its color. If you don't, that player scores all cards of its color from all boards.",
      would: 'meld',
      who: 'anyone',
      *first({ you, they, card }) {
        const returned = yield* you.return(they.stack(card.color).take(6), all)
        if (returned.length === 6) return
        const stacks = you.everyone.map((player) => player.stack(card.color))
        yield* they.score(together(...stacks), all)
      },
    },
  ],
  effects: [],
})

import { card } from '../../vocabulary/card'

export const bioengineering = card({
  name: 'Bioengineering',
  age: 10,
  color: 'blue',
  icons: 'siih',
  dogma: 'i',
  effects: [
    {
      text: "Score a top card with a {l} from any player's board.",
      *share({ you }) {
        yield* you.score(you.topCardsOfAll.with('l'))
      },
    },
    {
      text: 'If any player has fewer than two {l}, the single player with the most {l} wins.',
      *share({ you }) {
        if (you.everyone.every((player) => player.icons('l') >= 2)) return
        const single = you.singleHighest((player) => player.icons('l'))
        if (single) yield* single.win()
      },
    },
  ],
})

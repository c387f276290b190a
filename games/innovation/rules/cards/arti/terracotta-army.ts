import { card } from '../../vocabulary/card'

export const terracottaArmy = card({
  name: 'Terracotta Army',
  set: 'arti',
  age: 2,
  color: 'yellow',
  icons: 'ccch',
  dogma: 'c',
  effects: [
    {
      text: 'I compel you to return a top card without a {k} from your board!',
      *compel({ you }) {
        yield* you.return(you.top.without('k'))
      },
    },
    {
      text: 'Score a card without a {k} from your hand. If you do, junk all cards in the deck of its value. Otherwise, tuck Terracotta Army.',
      *share({ you, self }) {
        const scored = yield* you.score(you.hand.without('k'))
        if (scored) yield* you.junkDeck(scored.age)
        else yield* you.tuck(self)
      },
    },
  ],
})

import type { Deck } from '../../engine/game/drawing'
import { card } from '../../vocabulary/card'

export const teleprompter = card({
  name: 'Teleprompter',
  set: 'usee',
  age: 9,
  color: 'green',
  icons: 'liih',
  dogma: 'i',
  effects: [
    {
      text: 'Reveal the top card of a deck of any set and any value. Execute the first dogma effect on it that is not a demand. If the revealed card has a {c}, repeat this effect with a different deck.',
      *share({ you }) {
        const used: Deck[] = []
        for (;;) {
          const deck = yield* you.chooseDeck('Choose a deck', used)
          const revealed = deck && you.deck(deck.value, deck.set).first
          if (!deck || !revealed) return
          used.push(deck)
          yield* you.reveal(revealed)
          yield* you.executeFirst(revealed)
          if (!revealed.has('c')) return
        }
      },
    },
  ],
})

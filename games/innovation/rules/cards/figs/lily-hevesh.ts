import type { Card } from '../../facts/card'
import { card } from '../../vocabulary/card'
import { COLORS } from '../../facts/names'
import { these } from '../../vocabulary/cards'

export const lilyHevesh = card({
  name: 'Lily Hevesh',
  set: 'figs',
  age: 11,
  color: 'purple',
  icons: 'pphb',
  dogma: 'p',
  karma: [
    {
      text: 'If you would take a Draw action, instead reveal the top card of five decks, one at a time. If you reveal five colors, you win. Otherwise draw one of the revealed cards, and splay a color of your cards aslant.',
      would: 'drawAction',
      *instead({ you }) {
        const revealed = new Set<Card>()
        for (let count = 0; count < 5; count += 1) {
          const deck = yield* you.chooseDeck('Choose a deck')
          const card = yield* you.reveal(deck && you.deck(deck.value, deck.set).first)
          if (card) revealed.add(card)
        }
        const cards = these(...revealed)
        if (cards.colors.length === 5) yield* you.win()
        yield* you.takeIntoHand(yield* you.choose(cards))
        yield* you.splay(COLORS, 'aslant')
      },
    },
  ],
  effects: [],
})

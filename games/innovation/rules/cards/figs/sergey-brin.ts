import { card } from '../../vocabulary/card'

export const sergeyBrin = card({
  name: 'Sergey Brin',
  set: 'figs',
  age: 10,
  color: 'green',
  icons: 'hiip',
  dogma: 'i',
  karma: [
    {
      text: "Each top card of every player's board counts as a card that you can activate with a Dogma action.",
      reads: { dogmaCards: ({ topCardsOfAll }) => topCardsOfAll.list },
    },
    {
      text: "If you would activate a card on another player's board, first splay its color up on your board.",
      would: 'dogma',
      when: ({ you, card }) => you.others.some((other) => other.stack(card.color).has(card)),
      *first({ you, card }) {
        yield* you.splay(card.color, 'up')
      },
    },
  ],
  effects: [],
})

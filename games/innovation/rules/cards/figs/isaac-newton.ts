import { card } from '../../vocabulary/card'

export const isaacNewton = card({
  name: 'Isaac Newton',
  set: 'figs',
  age: 5,
  color: 'blue',
  icons: 'hsps',
  dogma: 's',
  karma: [
    {
      text: "If you would take a Draw action, first draw and reveal a {1} and transfer it to any player's board.",
      would: 'drawAction',
      *first({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(1))
        const player = drawn && (yield* you.choosePlayer(you.everyone))
        if (player) yield* you.transfer(drawn, player.board)
      },
    },
    {
      text: 'If you would activate a card, first splay right every color on your board with a top card of its value.',
      would: 'dogma',
      *first({ you, card }) {
        for (const { color } of you.top.ofValue(card.ageOnBoard)) yield* you.splay(color, 'right')
      },
    },
  ],
  effects: [],
})

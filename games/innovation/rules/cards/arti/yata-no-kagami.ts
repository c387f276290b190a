import { card } from '../../vocabulary/card'

export const yataNoKagami = card({
  name: 'Yata No Kagami',
  set: 'arti',
  age: 3,
  color: 'blue',
  icons: 'shsk',
  dogma: 's',
  effects: [
    {
      text: 'Reveal a card from your hand. If you do, splay its color left on your board, then self-execute a top card of that color on any board other than Yata No Kagami.',
      *share({ you, self }) {
        const revealed = yield* you.reveal(you.hand)
        if (!revealed) return
        yield* you.splay(revealed.color, 'left')
        yield* you.selfExecute(you.topCardsOfAll.of(revealed.color).except(self))
      },
    },
  ],
})

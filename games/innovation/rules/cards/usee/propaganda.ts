import { card } from '../../vocabulary/card'

export const propaganda = card({
  name: 'Propaganda',
  set: 'usee',
  age: 2,
  color: 'purple',
  icons: 'chkk',
  dogma: 'k',
  effects: [
    {
      text: 'I demand you meld a card of a color of my choice from your hand! If you do, transfer the card beneath it to my board!',
      *demand({ you, me }) {
        const color = yield* me.chooseColor()
        if (!color || !(yield* you.meld(you.hand.of(color)))) return
        yield* you.transfer(you.stack(color).beneath(1).first, me.board)
      },
    },
    {
      text: 'Meld a card from your hand.',
      *share({ you }) {
        yield* you.meld(you.hand)
      },
    },
  ],
})

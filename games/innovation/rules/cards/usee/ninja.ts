import { card } from '../../vocabulary/card'

export const ninja = card({
  name: 'Ninja',
  set: 'usee',
  age: 4,
  color: 'red',
  icons: 'clhl',
  dogma: 'l',
  effects: [
    {
      text: 'I demand you reveal and return a card of a color of my choice from your hand! If you do, transfer your top card of that color to my board!',
      *demand({ you, me }) {
        const color = yield* me.chooseColor()
        if (!color) return
        const chosen = yield* you.choose(you.hand.of(color), { title: 'Choose card(s) to return' })
        yield* you.reveal(chosen)
        if (yield* you.return(chosen)) yield* you.transfer(you.topOf(color), me.board)
      },
    },
    {
      text: 'You may splay your red cards right.',
      *share({ you }) {
        yield* you.may.splay('red', 'right')
      },
    },
  ],
})

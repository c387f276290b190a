import { card } from '../../vocabulary/card'

export const sniping = card({
  name: 'Sniping',
  set: 'usee',
  age: 6,
  color: 'red',
  icons: 'ffhf',
  dogma: 'f',
  effects: [
    {
      text: 'I demand you unsplay a color of my choice on your board! Meld your bottom card of that color! Transfer your bottom card of that color that is not on top to my board!',
      *demand({ you, me }) {
        const color = yield* me.chooseColor()
        if (!color) return
        yield* you.unsplay(color)
        yield* you.meld(you.bottomOf(color))
        yield* you.transfer(you.stack(color).beneath(1).last, me.board)
      },
    },
  ],
})

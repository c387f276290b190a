import { card } from '../../vocabulary/card'

export const ironCurtain = card({
  name: 'Iron Curtain',
  set: 'usee',
  age: 9,
  color: 'red',
  icons: 'hlil',
  dogma: 'l',
  effects: [
    {
      text: 'Unsplay each splayed color on your board. For each color that you unsplay, return your top card of it and safeguard an available standard achievement.',
      *share({ you }) {
        const colors = you.splayed()
        for (const color of colors) yield* you.unsplay(color)
        for (const color of colors) {
          yield* you.return(you.topOf(color))
          yield* you.safeguard(you.available)
        }
      },
    },
  ],
})

import { card } from '../../vocabulary/card'
import { ICONS_WITH_MEAT, plain } from '../../facts/names'

export const puffingBilly = card({
  name: 'Puffing Billy',
  set: 'arti',
  age: 6,
  color: 'blue',
  icons: 'fhff',
  dogma: 'f',
  effects: [
    {
      text: 'Tuck a card from your hand. Splay its color right on your board. Draw a card of the value of the highest number in which one icon is visible in that color.',
      *share({ you }) {
        const tucked = yield* you.tuck(you.hand)
        if (tucked) yield* you.splay(tucked.color, 'right')
        const counts = tucked ? ICONS_WITH_MEAT.map((icon) => you.countIn(tucked.color, icon)) : []
        yield* you.draw(plain(Math.max(0, ...counts)))
      },
    },
  ],
})

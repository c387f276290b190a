import { card } from '../../vocabulary/card'
import { COLORS, plain } from '../../facts/names'

export const ifeHead = card({
  name: 'Ife Head',
  set: 'arti',
  age: 3,
  color: 'green',
  icons: 'cchc',
  dogma: 'c',
  effects: [
    {
      text: 'Splay an unsplayed color on your board right. Junk an available achievement whose value is the number of cards of that color on your board. If you do not, draw a card of that value.',
      *share({ you }) {
        const unsplayed = COLORS.filter((color) => you.splayOf(color) === 'none')
        const color = yield* you.splay(unsplayed, 'right')
        const value = plain(color ? you.stack(color).count : 0)
        const junked = yield* you.junkAchievement(value)
        if (!junked) yield* you.draw(value)
      },
    },
  ],
})

import { COLORS } from '../../facts/names'
import { card } from '../../vocabulary/card'

export const blacklight = card({
  name: 'Blacklight',
  set: 'usee',
  age: 8,
  color: 'blue',
  icons: 'hfff',
  dogma: 'f',
  effects: [
    {
      text: 'Either unsplay a color on your board, or splay an unsplayed color on your board up and draw a {9}.',
      *share({ you, age }) {
        const unsplayed = COLORS.filter((color) => you.splayOf(color) === 'none')
        yield* you.either('', {
          Unsplay: you.amongColors(you.splayed(), (color) => you.unsplay(color)),
          'Splay up and draw': you.amongColors(unsplayed, function* (color) {
            yield* you.splay(color, 'up')
            yield* you.draw(age(9))
          }),
        })
      },
    },
  ],
})

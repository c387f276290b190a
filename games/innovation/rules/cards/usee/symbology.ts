import { ICONS_WITH_MEAT } from '../../facts/names'
import { card } from '../../vocabulary/card'

export const symbology = card({
  name: 'Symbology',
  set: 'usee',
  age: 1,
  color: 'purple',
  icons: 'sshk',
  dogma: 's',
  effects: [
    {
      text: 'If your board has four or more of each of four icons, draw a {4}. Otherwise, if it has three or more of each of three, draw a {3}. Otherwise, if it has two or more of each of two, draw a {2}.',
      *share({ you, age }) {
        const hasEach = (count: number) =>
          ICONS_WITH_MEAT.filter((icon) => you.icons(icon) >= count).length >= count
        if (hasEach(4)) yield* you.draw(age(4))
        else if (hasEach(3)) yield* you.draw(age(3))
        else if (hasEach(2)) yield* you.draw(age(2))
      },
    },
  ],
})

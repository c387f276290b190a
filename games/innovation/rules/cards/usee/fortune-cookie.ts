import { ICONS_WITH_MEAT } from '../../facts/names'
import { card } from '../../vocabulary/card'

export const fortuneCookie = card({
  name: 'Fortune Cookie',
  set: 'usee',
  age: 7,
  color: 'purple',
  icons: 'hllc',
  dogma: 'l',
  effects: [
    {
      text: 'If your board has exactly seven of any icon, draw and score a {7}. If it has exactly eight of any, splay your green or purple cards right, and draw an {8}. If it has exactly nine of any, draw a {9}.',
      *share({ you, age }) {
        const hasExactly = (count: number) => ICONS_WITH_MEAT.some((icon) => you.icons(icon) === count)
        if (hasExactly(7)) yield* you.drawAndScore(age(7))
        if (hasExactly(8)) {
          yield* you.splay(['green', 'purple'], 'right')
          yield* you.draw(age(8))
        }
        if (hasExactly(9)) yield* you.draw(age(9))
      },
    },
  ],
})

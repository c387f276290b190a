import { card } from '../../vocabulary/card'

export const chronicleOfZuo = card({
  name: 'Chronicle of Zuo',
  set: 'arti',
  age: 2,
  color: 'red',
  icons: 'chss',
  dogma: 's',
  effects: [
    {
      text: 'If all opponents have more {k} than you, or all have more {c}, draw a {3}. If all opponents have more {s} than you, draw a {4}.',
      *share({ you, age }) {
        const least = (icon: 'k' | 'c' | 's') =>
          you.opponents.every((player) => player.icons(icon) > you.icons(icon))
        if (least('k') || least('c')) yield* you.draw(age(3))
        if (least('s')) yield* you.draw(age(4))
      },
    },
  ],
})

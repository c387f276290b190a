import { card } from '../../vocabulary/card'
import { COLORS } from '../../facts/names'

export const adamSmith = card({
  name: 'Adam Smith',
  set: 'figs',
  age: 6,
  color: 'green',
  icons: 'pfcc',
  dogma: 'c',
  karma: [
    {
      text: 'Each {c} on your board provides two more {c}.',
      reads: { icons: (icon, printed) => (icon === 'c' ? 2 * printed('c') : 0) },
    },
    {
      text: "If you would activate a card that no player is to share, first junk all cards in the {6} deck. If you don't, splay a color of your cards right.",
      would: 'dogma',
      when: ({ you, action }) => !you.others.some((other) => action.isSharing(other)),
      *first({ you, age }) {
        const junked = yield* you.junkDeck(age(6))
        if (!junked) yield* you.splay(COLORS, 'right')
      },
    },
  ],
  effects: [],
})

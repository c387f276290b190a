import { card } from '../../vocabulary/card'

export const legend = card({
  name: 'Legend',
  set: 'usee',
  age: 4,
  color: 'purple',
  icons: 'hlls',
  dogma: 'l',
  effects: [
    {
      text: 'Choose a color that is not purple. Self-execute your top card of that color. Score your top card of that color. If you did, repeat this effect with the same color while you scored fewer than nine points this way during this action.',
      *share({ you, notes }) {
        const color = yield* you.chooseColor(you.colors.filter((one) => one !== 'purple'))
        if (!color) return
        do {
          yield* you.selfExecute(you.topOf(color))
          const scored = yield* you.score(you.topOf(color))
          if (!scored) return
          notes.keep(you.name, notes.count(you.name) + scored.age)
        } while (notes.count(you.name) < 9)
      },
    },
  ],
})

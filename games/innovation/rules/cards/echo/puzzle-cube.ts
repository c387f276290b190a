import { card } from '../../vocabulary/card'

export const puzzleCube = card({
  name: 'Puzzle Cube',
  set: 'echo',
  age: 10,
  color: 'purple',
  icons: '&chc',
  dogma: 'c',
  echo: [
    {
      text: 'Meld a card from your score pile.',
      *share({ you }) {
        yield* you.meld(you.scorePile)
      },
    },
  ],
  effects: [
    {
      text: 'You may choose one of your colors and score its bottom card or its two bottom cards. If all the colors on your board have the same number of visible cards, you win.',
      *share({ you }) {
        const color = yield* you.may.chooseColor(you.colors, 'Choose a color for scoring bottom cards')
        if (color) {
          const counts = [1, 2].slice(0, you.stack(color).count)
          const count = yield* you.chooseValue(counts, `Score your bottom 1 or 2 ${color} cards?`)
          for (let done = 0; done < (count ?? 0); done += 1) yield* you.score(you.bottomOf(color))
        }
        const visible = new Set(you.colors.map((other) => you.visible(other).cards))
        if (visible.size <= 1) yield* you.win()
      },
    },
    {
      text: 'Draw and meld a {10}.',
      *share({ you, age }) {
        yield* you.drawAndMeld(age(10))
      },
    },
  ],
})

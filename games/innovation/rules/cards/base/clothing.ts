import { card } from '../../vocabulary/card'

export const clothing = card({
  name: 'Clothing',
  age: 1,
  color: 'green',
  icons: 'hcll',
  dogma: 'l',
  effects: [
    {
      text: 'Meld a card from your hand of a color that is not on your board.',
      *share({ you }) {
        yield* you.meld(you.hand.not(...you.colors))
      },
    },
    {
      text: 'Draw and score a {1} for each color on your board that no opponent has.',
      *share({ you, age }) {
        const theirs = you.opponents.flatMap(({ colors }) => colors)
        const yours = you.colors.filter((color) => !theirs.includes(color))
        yield* you.drawAndScore(age(1), yours.length)
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const fire = card({
  name: 'Fire',
  age: 0,
  color: 'red',
  icons: 'rsrh',
  dogma: 'r',
  effects: [
    {
      text: 'I demand you reveal a card from your hand of a color that my board lacks or of value above 0! If you do not, you lose!',
      *demand({ you, me }) {
        const shown = you.hand.where(({ color, age }) => !me.colors.includes(color) || age > 0)
        if (!(yield* you.reveal(shown))) yield* you.lose()
      },
    },
    {
      text: 'Meld a card from your hand of a color on your board. If you do not, you lose.',
      *share({ you }) {
        const melded = yield* you.meld(you.hand.of(...you.colors))
        if (!melded) yield* you.lose()
      },
    },
  ],
})

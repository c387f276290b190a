import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'
import { COLORS } from '../../facts/names'

export const karaoke = card({
  name: 'Karaoke',
  set: 'echo',
  age: 9,
  color: 'purple',
  icons: 'hl9&',
  dogma: 'l',
  echo: [
    {
      text: 'Draw and meld a card of the value of a card in your hand.',
      *share({ you, notes }) {
        const value = yield* you.chooseValue(you.hand.values)
        if (value !== undefined) notes.remember(you, yield* you.drawAndMeld(value))
      },
    },
  ],
  effects: [
    {
      text: 'Transfer the bottom card of each color from your board to your hand.',
      *share({ you }) {
        yield* you.transfer(these(...COLORS.map((color) => you.bottomOf(color))), you.hand, all)
      },
    },
    {
      text: 'Claim an available achievement of the value of the card you last melded due to the echo effect of Karaoke during this action, regardless of eligibility. If you do, self-execute that card.',
      *share({ you, notes }) {
        const melded = notes.remembered(you).at(-1)
        if (melded && (yield* you.claimOfValue(melded.age))) yield* you.selfExecute(melded)
      },
    },
  ],
})

import { card } from '../../vocabulary/card'
import { COLORS } from '../../facts/names'

export const taleOfTheShipwreckedSailor = card({
  name: 'Tale of the Shipwrecked Sailor',
  set: 'arti',
  age: 1,
  color: 'purple',
  icons: 'hkss',
  dogma: 's',
  effects: [
    {
      text: 'Choose a color. Draw a {1}. Meld a card of the chosen color from your hand. If you do, splay that color left and junk an available achievement of the value of the melded card.',
      *share({ you, age }) {
        const color = yield* you.chooseColor(COLORS, 'Choose a Color')
        yield* you.draw(age(1))
        const melded = color && (yield* you.meld(you.hand.of(color)))
        if (!melded) return
        yield* you.splay(melded.color, 'left')
        yield* you.junkAchievement(melded.ageOnBoard)
      },
    },
  ],
})

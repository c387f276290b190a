import { COLORS } from '../../facts/names'
import { card } from '../../vocabulary/card'

export const penName = card({
  name: 'Pen Name',
  set: 'usee',
  age: 5,
  color: 'purple',
  icons: 'fhfs',
  dogma: 'f',
  effects: [
    {
      text: 'Either splay an unsplayed color on your board that is not purple left and self-execute its top card, or meld a card from your hand and splay its color right.',
      *share({ you }) {
        const unsplayed = COLORS.filter((color) => color !== 'purple' && you.splayOf(color) === 'none')
        yield* you.either('Choose one:', {
          'Splay left and self-execute': you.amongColors(unsplayed, function* (color) {
            yield* you.splay(color, 'left')
            yield* you.selfExecute(you.topOf(color))
          }),
          'Meld and splay right': you.amongCards(you.hand, function* (card) {
            yield* you.meld(card)
            yield* you.splay(card.color, 'right')
          }),
        })
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const johnEricsson = card({
  name: 'John Ericsson',
  set: 'figs',
  age: 7,
  color: 'red',
  icons: 'hffp',
  dogma: 'f',
  karma: [
    {
      text: "If you would activate a card of a color that an opponent has splayed right, first unsplay that color on an opponent's board.",
      would: 'dogma',
      when: ({ you, card }) => you.opponents.some((opponent) => opponent.splayOf(card.color) === 'right'),
      *first({ you, card }) {
        const splayed = you.opponents.filter((opponent) => opponent.splayOf(card.color) !== 'none')
        const opponent = yield* you.choosePlayer(splayed)
        if (opponent) yield* you.unsplay(card.color, opponent)
      },
    },
    {
      text: 'If an opponent would draw a card, first draw and tuck a {7}.',
      would: 'draw',
      who: 'opponents',
      *first({ you, age }) {
        yield* you.drawAndTuck(age(7))
      },
    },
  ],
  effects: [],
})

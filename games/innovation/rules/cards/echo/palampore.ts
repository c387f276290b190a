import { card } from '../../vocabulary/card'

export const palampore = card({
  name: 'Palampore',
  set: 'echo',
  age: 5,
  color: 'green',
  icons: 'fhf5',
  dogma: 'f',
  effects: [
    {
      text: 'Draw and score a card of the value of a bonus that occurs more than once on your board, if there is one.',
      *share({ you }) {
        const { bonuses } = you
        const repeated = bonuses.filter((bonus, place) => bonuses.indexOf(bonus) !== place)
        const value = yield* you.chooseValue(repeated)
        if (value !== undefined) yield* you.drawAndScore(value)
      },
    },
    {
      text: 'You may splay your purple cards right.',
      *share({ you }) {
        yield* you.may.splay('purple', 'right')
      },
    },
    {
      text: 'If you have at least six bonuses on your board, claim the Wealth achievement.',
      *share({ you }) {
        if (you.bonuses.length >= 6) yield* you.claim('Wealth')
      },
    },
  ],
})

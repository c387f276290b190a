import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const psyche16 = card({
  name: '16 Psyche',
  set: 'arti',
  age: 11,
  color: 'red',
  icons: 'fffh',
  dogma: 'f',
  effects: [
    {
      text: 'Choose a value that none of your top cards has. Score all cards in the deck of that value. Score all cards of that value in the junk.',
      *share({ you }) {
        const { values } = you.top
        const value = yield* you.chooseValue(you.values.filter((one) => values.every((top) => top !== one)))
        if (value === undefined) return
        yield* you.score(you.deck(value), all, { order: 'never' })
        yield* you.score(you.junkPile.ofValue(value), all)
      },
    },
  ],
})

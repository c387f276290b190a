import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const bell = card({
  name: 'Bell',
  set: 'echo',
  age: 1,
  color: 'purple',
  icons: 'kmk&',
  dogma: 'k',
  echo: [
    {
      text: 'You may score a card from your hand.',
      *share({ you }) {
        yield* you.may.score(you.hand)
      },
    },
  ],
  effects: [
    {
      text: 'Draw and foreshadow a {1} and a {2}.',
      *share({ you, age }) {
        yield* you.drawAndForeshadow(age(1))
        yield* you.drawAndForeshadow(age(2))
      },
    },
    {
      text: 'If Bell was foreseen, return all cards from all hands.',
      *share({ you, foreseen }) {
        const hands = you.everyone.map(({ hand }) => hand)
        if (foreseen) yield* you.return(together(...hands), all, { order: 'never' })
      },
    },
  ],
})

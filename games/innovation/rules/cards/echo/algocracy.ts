import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const algocracy = card({
  name: 'Algocracy',
  set: 'echo',
  age: 11,
  color: 'green',
  icons: 'hiib',
  dogma: 'i',
  effects: [
    {
      text: 'Choose an icon. Transfer all cards with that featured icon from all hands and score piles to the hand of the single player with the most of that icon on their board.',
      *share({ you }) {
        const icon = yield* you.chooseIcon()
        const richest = icon && you.singleHighest((player) => player.icons(icon))
        if (!richest) return
        const piles = you.everyone.flatMap(({ hand, scorePile }) => [hand, scorePile])
        yield* you.transfer(
          together(...piles).where(({ dogma }) => dogma === icon),
          richest.hand,
          all,
        )
      },
    },
  ],
})

import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const eastIndiaCompanyCharter = card({
  name: 'East India Company Charter',
  set: 'arti',
  age: 4,
  color: 'red',
  icons: 'cffh',
  dogma: 'f',
  effects: [
    {
      text: 'Choose a value other than {5}. Return all cards of that value from all score piles. For each score pile that lost a card, draw and score a {5}. If you score nothing but {5}, junk all cards in the deck of the chosen value.',
      *share({ you, age }) {
        const value = yield* you.chooseValue(you.values.filter((one) => one !== age(5)))
        if (value === undefined) return
        const piles = you.everyone.map(({ scorePile }) => scorePile.ofValue(value))
        const returned = yield* you.return(together(...piles), all)
        const losers = piles.filter((pile) => returned.some((card) => pile.has(card)))
        const scored = yield* you.drawAndScore(age(5), losers.length)
        if (scored.every((card) => card.age === age(5))) yield* you.junkDeck(value)
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const seedDrill = card({
  name: 'Seed Drill',
  set: 'echo',
  age: 5,
  color: 'green',
  icons: 'sllh',
  dogma: 'l',
  effects: [
    {
      text: 'I demand you return a top card of value less than 3 from your board!',
      *demand({ you }) {
        yield* you.return(you.top.where(({ ageOnBoard }) => ageOnBoard < 3))
      },
    },
    {
      text: 'You may choose the {3}, the {4} or the {5} deck and junk all cards in it. If you do, achieve the highest card in the junk, if eligible.',
      *share({ you, age }) {
        const value = yield* you.may.chooseValue([age(3), age(4), age(5)])
        const junked = value === undefined ? undefined : yield* you.junkDeck(value)
        if (junked) yield* you.achieve(you.junkPile.highest, 'ifEligible')
      },
    },
  ],
})

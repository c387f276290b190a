import { card } from '../../vocabulary/card'

export const jedliksElectromagneticSelfRotor = card({
  name: "Jedlik's Electromagnetic Self-Rotor",
  set: 'arti',
  age: 7,
  color: 'red',
  icons: 'hiss',
  dogma: 's',
  effects: [
    {
      text: 'Draw and score an {8}.',
      *share({ you, age }) {
        yield* you.drawAndScore(age(8))
      },
    },
    {
      text: 'Draw and meld an {8}. If it is an {8}, choose a value and junk all cards in the deck of that value.',
      *share({ you, age }) {
        const melded = yield* you.drawAndMeld(age(8))
        if (melded?.ageOnBoard !== age(8)) return
        const value = yield* you.chooseValue()
        if (value !== undefined) yield* you.junkDeck(value)
      },
    },
  ],
})

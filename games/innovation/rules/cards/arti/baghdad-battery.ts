import { card } from '../../vocabulary/card'

export const baghdadBattery = card({
  name: 'Baghdad Battery',
  set: 'arti',
  age: 2,
  color: 'green',
  icons: 'cshc',
  dogma: 'c',
  effects: [
    {
      text: 'Meld a card from your hand, then score one from your hand. If you do both and their values differ, junk all cards in the decks of both values.',
      *share({ you }) {
        const melded = yield* you.meld(you.hand)
        const scored = yield* you.score(you.hand)
        if (!melded || !scored || melded.ageOnBoard === scored.age) return
        yield* you.junkDeck(melded.ageOnBoard)
        yield* you.junkDeck(scored.age)
      },
    },
  ],
})

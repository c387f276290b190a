import { plain } from '../../facts/names'
import { card } from '../../vocabulary/card'

export const attic = card({
  name: 'Attic',
  set: 'usee',
  age: 6,
  color: 'yellow',
  icons: 'fhfc',
  dogma: 'f',
  effects: [
    {
      text: 'You may score or safeguard a card from your hand.',
      *share({ you }) {
        const card = yield* you.may.choose(you.hand, { title: 'Choose a card to score or safeguard' })
        if (!card) return
        yield* you.either('Choose an action', {
          score: () => you.score(card),
          safeguard: () => you.safeguard(card),
        })
      },
    },
    {
      text: 'Return a card from your score pile.',
      *share({ you }) {
        yield* you.return(you.scorePile)
      },
    },
    {
      text: 'Draw and score a card of the value of a card in your score pile.',
      *share({ you }) {
        yield* you.drawAndScore((yield* you.chooseValue(you.scorePile.values)) ?? plain(0))
      },
    },
  ],
})

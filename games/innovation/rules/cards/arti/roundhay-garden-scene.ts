import { card } from '../../vocabulary/card'
import { plain } from '../../facts/names'

export const roundhayGardenScene = card({
  name: 'Roundhay Garden Scene',
  set: 'arti',
  age: 7,
  color: 'purple',
  icons: 'lllh',
  dogma: 'l',
  effects: [
    {
      text: 'Meld the highest card from your score pile. Draw and score two cards of its value. Self-execute it.',
      *share({ you }) {
        const melded = yield* you.meld(you.scorePile.highest)
        yield* you.drawAndScore(melded?.ageOnBoard ?? plain(0), 2)
        yield* you.selfExecute(melded)
      },
    },
  ],
})

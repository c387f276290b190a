import { card } from '../../vocabulary/card'
import { higher } from '../../facts/names'

export const evolution = card({
  name: 'Evolution',
  age: 7,
  color: 'blue',
  icons: 'sssh',
  dogma: 's',
  effects: [
    {
      text: 'You may choose either to draw and score an {8}, then return a card from your score pile, or to draw a card one higher in value than the highest there.',
      *share({ you, age }) {
        yield* you.may.either('', {
          *'Draw and Score and Return'() {
            yield* you.drawAndScore(age(8))
            yield* you.return(you.scorePile)
          },
          'Draw a Higher Card': () => you.draw(higher(you.scorePile.highestValue, 1)),
        })
      },
    },
  ],
})

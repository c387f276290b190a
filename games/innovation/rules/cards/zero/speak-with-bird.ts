import { card } from '../../vocabulary/card'
import { plain } from '../../facts/names'

export const speakWithBird = card({
  name: 'Speak with Bird',
  age: 0,
  color: 'purple',
  icons: 'hllk',
  dogma: 'l',
  effects: [
    {
      text: 'If your board has five top cards of value 0, you win.',
      *share({ you }) {
        if (you.top.ofValue(plain(0)).count === 5) yield* you.win()
      },
    },
  ],
})

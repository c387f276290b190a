import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const threeDPrinting = card({
  name: '3D Printing',
  set: 'usee',
  age: 10,
  color: 'purple',
  icons: 'siih',
  dogma: 'i',
  effects: [
    {
      text: 'Return a top or bottom card on your board. Achieve one of your secrets of the value of the returned card, regardless of eligibility, then safeguard an available standard achievement. If you did both, repeat this effect.',
      *share({ you }) {
        const ends = you.allOnBoard.where((card) =>
          [you.topOf(card.color), you.bottomOf(card.color)].includes(card),
        )
        const returned = yield* you.return(ends)
        const secret = yield* you.choose(you.secrets.ofValue(returned?.age), {
          title: 'Choose a secret to achieve',
        })
        const achieved = yield* you.achieve(secret, 'regardless')
        const title = 'Choose a standard achievement to safeguard'
        const safeguarded = yield* you.safeguard(yield* you.choose(you.available, { title }))
        return achieved && safeguarded ? repeat : undefined
      },
    },
  ],
})

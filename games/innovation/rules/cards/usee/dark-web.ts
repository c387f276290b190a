import { anyNumber, upTo } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import type { Seat } from '../../vocabulary/seat'

export const darkWeb = card({
  name: 'Dark Web',
  set: 'usee',
  age: 11,
  color: 'red',
  icons: 'fhii',
  dogma: 'i',
  effects: [
    {
      text: 'Unsplay a color of any board.',
      *share({ you }) {
        const colorsOf = (owner: Seat) =>
          you.amongColors(owner.splayed(), (color) => you.unsplay(color, owner), owner)
        const branches = you.everyone.map((owner) => [owner.name, colorsOf(owner)] as const)
        yield* you.either('Choose a color to unsplay', Object.fromEntries(branches))
      },
    },
    {
      text: 'Either safeguard any number of available standard achievements, or achieve any number of your secrets, regardless of eligibility.',
      *share({ you }) {
        yield* you.either('', {
          'Safeguard achievements': () =>
            you.safeguard(you.available, upTo(you.roomForSecrets), {
              title: 'Choose achievements to safeguard',
            }),
          *'Achieve secrets'() {
            const title = 'Choose secrets to achieve'
            for (const secret of yield* you.chooseSome(you.secrets, anyNumber, { title }))
              yield* you.achieve(secret, 'regardless')
          },
        })
      },
    },
  ],
})

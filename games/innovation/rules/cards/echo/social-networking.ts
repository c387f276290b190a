import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { type Icon } from '../../facts/names'

const SIX: readonly Icon[] = ['k', 'c', 's', 'l', 'f', 'i']

export const socialNetworking = card({
  name: 'Social Networking',
  set: 'echo',
  age: 10,
  color: 'red',
  icons: 'hap&',
  dogma: 'p',
  echo: [
    {
      text: 'Score a top non-red card from your board.',
      *share({ you }) {
        yield* you.score(you.top.not('red'))
      },
    },
  ],
  effects: [
    {
      text: 'I demand you choose a standard icon other than person! Transfer all top cards without that icon from your board to my score pile!',
      *demand({ you, me }) {
        const taking = (icon: Icon) => () => you.transfer(you.top.without(icon), me.scorePile, all)
        const ways = SIX.map((icon) => [`{${icon}}`, taking(icon)] as const)
        yield* you.either('Choose a biscuit', Object.fromEntries(ways))
      },
    },
    {
      text: 'If you have fewer {f}, fewer {c} and fewer {k} than each opponent, you win.',
      *share({ you }) {
        const icons: readonly Icon[] = ['f', 'c', 'k']
        const fewest = you.opponents.every((other) =>
          icons.every((icon) => you.icons(icon) < other.icons(icon)),
        )
        if (fewest) yield* you.win()
      },
    },
  ],
})

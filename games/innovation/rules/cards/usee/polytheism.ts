import type { Card } from '../../facts/card'
import { ICONS } from '../../facts/names'
import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const polytheism = card({
  name: 'Polytheism',
  set: 'usee',
  age: 1,
  color: 'purple',
  icons: 'hssk',
  dogma: 's',
  effects: [
    {
      text: 'Meld a card from your hand that has no icon of a card you melded this way during this action. If you do, repeat this effect.',
      *share({ you, notes }) {
        const ownIconsOf = (card: Card) =>
          ICONS.filter((icon) => card.has(icon)).map((icon) => `${you.name} ${icon}`)
        const melded = yield* you.meld(
          you.hand.where((card) => !ownIconsOf(card).some((icon) => notes.noted(icon))),
        )
        if (!melded) return
        for (const icon of ownIconsOf(melded)) notes.note(icon)
        return repeat
      },
    },
    {
      text: 'Draw and tuck a {1}.',
      *share({ you, age }) {
        yield* you.drawAndTuck(age(1))
      },
    },
  ],
})

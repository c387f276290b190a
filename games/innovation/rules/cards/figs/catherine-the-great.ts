import { card } from '../../vocabulary/card'

export const catherineTheGreat = card({
  name: 'Catherine the Great',
  set: 'figs',
  age: 6,
  color: 'purple',
  icons: 'pssh',
  dogma: 's',
  karma: [
    {
      text: 'Each {s} on your board provides one more {s} and one {i}.',
      reads: { icons: (icon, printed) => (icon === 's' || icon === 'i' ? printed('s') : 0) },
    },
    {
      text: 'If a player would meld a card, first that player transfers their top card of its color to their hand.',
      would: 'meld',
      who: 'anyone',
      *first({ they, card }) {
        yield* they.transfer(they.topOf(card.color), they.hand)
      },
    },
  ],
  effects: [],
})

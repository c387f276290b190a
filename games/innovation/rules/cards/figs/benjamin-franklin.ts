import { card } from '../../vocabulary/card'
import { together } from '../../vocabulary/cards'

export const benjaminFranklin = card({
  name: 'Benjamin Franklin',
  set: 'figs',
  age: 6,
  color: 'blue',
  icons: 'sph6',
  dogma: 's',
  karma: [
    {
      text: 'You may issue the Advancement decree with any two figures.',
      reads: { decreeForTwo: 'Advancement' },
    },
    {
      text: "If you would meld a card, first transfer a top figure of its color from an opponent's board to your hand.",
      would: 'meld',
      *first({ you, card }) {
        const tops = together(...you.opponents.map(({ top }) => top)).of(card.color)
        yield* you.transfer(
          tops.where(({ set }) => set === 'figs'),
          you.hand,
        )
      },
    },
  ],
  effects: [],
})

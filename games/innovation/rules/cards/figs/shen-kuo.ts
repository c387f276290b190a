import { card } from '../../vocabulary/card'
import { COLORS } from '../../facts/names'

export const shenKuo = card({
  name: 'Shen Kuo',
  set: 'figs',
  age: 3,
  color: 'green',
  icons: 'chpc',
  dogma: 'c',
  karma: [
    {
      text: 'If you would score a card that is not a figure, instead splay its color right.',
      would: 'score',
      when: ({ card }) => card.set !== 'figs',
      *instead({ you, card }) {
        yield* you.splay(card.color, 'right')
      },
    },
    {
      text: 'If you would splay a color left, instead splay it right.',
      would: 'splay',
      when: ({ direction }) => direction === 'left',
      *instead({ you, color }) {
        yield* you.splay(color, 'right')
      },
    },
    {
      text: 'Every visible card on your board is worth a point.',
      reads: { score: (you) => COLORS.reduce((sum, color) => sum + you.visible(color).cards, 0) },
    },
  ],
  effects: [],
})

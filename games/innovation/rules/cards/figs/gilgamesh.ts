import { card } from '../../vocabulary/card'

export const gilgamesh = card({
  name: 'Gilgamesh',
  set: 'figs',
  age: 1,
  color: 'red',
  icons: 'ph1k',
  dogma: 'k',
  karma: [
    {
      text: 'Each {k} on your board provides one additional {k} and one additional {f}.',
      reads: { icons: (icon, printed) => (icon === 'k' || icon === 'f' ? printed('k') : 0) },
    },
    {
      text: "Each {k} on an opponent's board takes a point from that opponent.",
      reads: { opponentScore: (_, opponent) => -opponent.icons('k') },
    },
  ],
  effects: [],
})

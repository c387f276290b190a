import { card } from '../../vocabulary/card'

export const niccoloMachiavelli = card({
  name: 'Niccolo Machiavelli',
  set: 'figs',
  age: 4,
  color: 'purple',
  icons: 'pssh',
  dogma: 's',
  karma: [
    {
      text: 'Each color that is splayed right on your board alone counts as an achievement for you.',
      reads: {
        extraAchievements: (you) =>
          you
            .splayed('right')
            .filter((color) => you.others.every((other) => other.splayOf(color) !== 'right')).length,
      },
    },
    {
      text: 'If you would splay a color on your board, first unsplay it on the boards of all opponents.',
      would: 'splay',
      *first({ you, color }) {
        for (const opponent of you.opponents) yield* you.unsplay(color, opponent)
      },
    },
  ],
  effects: [],
})

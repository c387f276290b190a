import { card } from '../../vocabulary/card'

export const caiLun = card({
  name: 'Cai Lun',
  set: 'figs',
  age: 2,
  color: 'yellow',
  icons: 'pcch',
  dogma: 'c',
  karma: [
    {
      text: 'If a player would score a card, first splay all colors on your board left.',
      would: 'score',
      who: 'anyone',
      *first({ you }) {
        for (const color of you.colors) yield* you.splay(color, 'left')
      },
    },
    {
      text: 'Each top card of an unsplayed color on your board counts as an available achievement for you.',
      reads: {
        availableAchievements: (you) => you.top.where(({ color }) => you.splayOf(color) === 'none').list,
      },
    },
  ],
  effects: [],
})

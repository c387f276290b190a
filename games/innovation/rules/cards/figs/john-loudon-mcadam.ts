import { card } from '../../vocabulary/card'

export const johnLoudonMcadam = card({
  name: 'John Loudon McAdam',
  set: 'figs',
  age: 6,
  color: 'yellow',
  icons: 'hfpf',
  dogma: 'f',
  karma: [
    {
      text: 'You may issue the Expansion decree with any two figures.',
      reads: { decreeForTwo: 'Expansion' },
    },
    {
      text: 'Each top card with a {f} on your board counts as an available achievement for you.',
      reads: { availableAchievements: (you) => you.top.with('f').list },
    },
  ],
  effects: [],
})

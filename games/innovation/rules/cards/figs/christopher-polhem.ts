import { card } from '../../vocabulary/card'

export const christopherPolhem = card({
  name: 'Christopher Polhem',
  set: 'figs',
  age: 5,
  color: 'yellow',
  icons: 'hffp',
  dogma: 'f',
  karma: [
    {
      text: 'You may issue the Expansion decree with any two figures.',
      reads: { decreeForTwo: 'Expansion' },
    },
    {
      text: 'Each {f} on your board is worth a point for each achievement you have.',
      reads: { score: (you) => you.icons('f') * you.claimedAchievements },
    },
  ],
  effects: [],
})

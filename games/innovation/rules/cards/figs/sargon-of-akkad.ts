import { card } from '../../vocabulary/card'

export const sargonOfAkkad = card({
  name: 'Sargon of Akkad',
  set: 'figs',
  age: 1,
  color: 'green',
  icons: '1chp',
  dogma: 'c',
  karma: [
    {
      text: 'If you would not share the effects of an action, instead share them and junk an available achievement of value 1.',
      would: 'shareEligibility',
      when: ({ you, action }) => !action.isSharing(you),
      *instead({ you, action }) {
        action.letShare(you)
        yield* you.junkAchievement(1)
      },
    },
  ],
  effects: [],
})

import { card } from '../../vocabulary/card'

export const thereseKirongozi = card({
  name: 'Therese Kirongozi',
  set: 'figs',
  age: 11,
  color: 'yellow',
  icons: 'cbhp',
  dogma: 'c',
  karma: [
    {
      text: 'If an opponent would activate a card, instead that opponent draws, reveals and returns a card of any value, and super-executes their top card of its color.',
      would: 'dogma',
      who: 'opponents',
      *instead({ they }) {
        const value = yield* they.chooseValue()
        const drawn = value === undefined ? undefined : yield* they.drawAndReveal(value)
        if (!drawn) return
        yield* they.return(drawn)
        yield* they.superExecute(they.topOf(drawn.color))
      },
    },
  ],
  effects: [],
})

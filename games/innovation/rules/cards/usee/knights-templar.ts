import { card } from '../../vocabulary/card'

export const knightsTemplar = card({
  name: 'Knights Templar',
  set: 'usee',
  age: 3,
  color: 'red',
  icons: 'hlkk',
  dogma: 'k',
  effects: [
    {
      text: 'I demand you unsplay a splayed color on your board! If you do, transfer your top card of that color to my score pile!',
      *demand({ you, me }) {
        const color = yield* you.chooseColor(you.splayed())
        if (color && (yield* you.unsplay(color))) yield* you.transfer(you.topOf(color), me.scorePile)
      },
    },
    {
      text: 'You may splay your red or green cards left.',
      *share({ you }) {
        yield* you.may.splay(['red', 'green'], 'left')
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const moonlightSonata = card({
  name: 'Moonlight Sonata',
  set: 'arti',
  age: 6,
  color: 'purple',
  icons: 'sshs',
  dogma: 's',
  effects: [
    {
      text: 'Choose a color whose top card is the highest on your board. Meld your bottom card of that color.',
      *share({ you }) {
        const color = yield* you.chooseColor(you.top.highest.colors)
        if (color) yield* you.meld(you.bottomOf(color))
      },
    },
    {
      text: 'Claim an available standard achievement, eligible or not. Then junk one.',
      *share({ you }) {
        yield* you.achieve(you.available, 'regardless')
        yield* you.junkAchievement(...you.values)
      },
    },
  ],
})

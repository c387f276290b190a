import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const tuningFork = card({
  name: 'Tuning Fork',
  set: 'echo',
  age: 5,
  color: 'purple',
  icons: '&ssh',
  dogma: 's',
  echo: [
    {
      text: 'Draw a card of the value of a card in any score pile.',
      *share({ you }) {
        const value = yield* you.chooseValue(you.everyone.flatMap(({ scorePile }) => scorePile.values))
        if (value !== undefined) yield* you.draw(value)
      },
    },
  ],
  effects: [
    {
      text: 'Foreshadow a card from your hand. If you do, draw and reveal a card of the same value, and meld it if it is higher than your top card of its color. If you do not meld it, return it, and you may repeat this effect.',
      *share({ you }) {
        const foreshadowed = yield* you.foreshadow(you.hand)
        const drawn = foreshadowed && (yield* you.drawAndReveal(foreshadowed.age))
        if (!drawn) return undefined
        const top = you.topOf(drawn.color)
        const melded = (!top || drawn.age > top.ageOnBoard) && (yield* you.meld(drawn))
        if (melded) return undefined
        yield* you.return(drawn)
        return (yield* you.may.agrees('Repeat this effect?')) ? repeat : undefined
      },
    },
  ],
})

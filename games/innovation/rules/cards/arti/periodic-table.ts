import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'
import { higher } from '../../facts/names'

export const periodicTable = card({
  name: 'Periodic Table',
  set: 'arti',
  age: 7,
  color: 'blue',
  icons: 'shss',
  dogma: 's',
  effects: [
    {
      text: 'Choose two top cards of one value from your board. If you do, draw and meld a card of value one higher. If you meld it over one of them, repeat this effect.',
      *share({ you }) {
        const { top } = you
        const pair = yield* you.choosePair(top, {
          title: 'Choose two cards',
          fits: (one, other) => one.ageOnBoard === other.ageOnBoard,
        })
        if (!pair) return
        const melded = yield* you.drawAndMeld(higher(pair[0].ageOnBoard, 1))
        const over = melded && you.stack(melded.color).beneath(1).first
        return over && pair.includes(over) ? repeat : undefined
      },
    },
  ],
})

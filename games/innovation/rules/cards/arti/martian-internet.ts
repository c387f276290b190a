import { card } from '../../vocabulary/card'

export const martianInternet = card({
  name: 'Martian Internet',
  set: 'arti',
  age: 11,
  color: 'blue',
  icons: 'ppph',
  dogma: 'p',
  effects: [
    {
      text: 'Choose a value. Draw and meld an Artifacts card of that value. If it has a {l}, and you are the single player with the most {l}, you win.',
      *share({ you }) {
        const value = yield* you.chooseValue()
        if (value === undefined) return
        const melded = yield* you.meld(yield* you.drawFrom('arti', value))
        const single = you.singleHighest((player) => player.icons('l'))
        if (melded?.has('l') && single?.player === you.player) yield* you.win()
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const dance = card({
  name: 'Dance',
  set: 'usee',
  age: 1,
  color: 'green',
  icons: 'llhl',
  dogma: 'l',
  effects: [
    {
      text: 'Transfer a top card with a {k} from your board to the board of another player. If you do, meld the lowest top card without a {k} from that board.',
      *share({ you }) {
        const chosen = yield* you.choose(you.top.with('k'), { title: 'Choose card(s) to transfer' })
        const partner = chosen && (yield* you.choosePlayer(you.others))
        if (!partner || !(yield* you.transfer(chosen, partner.board))) return
        const { lowest } = partner.top.without('k')
        yield* you.meld(yield* you.choose(lowest, { title: 'Choose card to meld' }))
      },
    },
  ],
})

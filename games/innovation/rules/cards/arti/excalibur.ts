import { card } from '../../vocabulary/card'

export const excalibur = card({
  name: 'Excalibur',
  set: 'arti',
  age: 3,
  color: 'red',
  icons: 'chkk',
  dogma: 'k',
  effects: [
    {
      text: 'I compel you to transfer a top card from your board to mine, of higher value than my top card of its color!',
      *compel({ you, me }) {
        const higher = you.top.where((card) => card.ageOnBoard > (me.topOf(card.color)?.ageOnBoard ?? -1))
        yield* you.transfer(higher, me.board)
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const qianlongsDragonRobe = card({
  name: "Qianlong's Dragon Robe",
  set: 'arti',
  age: 6,
  color: 'yellow',
  icons: 'hcss',
  dogma: 's',
  effects: [
    {
      text: 'I compel you to transfer your top red card to my score pile! Transfer your top green card to my board! Transfer a yellow card from your score pile to mine! Transfer a purple card from your score pile to my hand!',
      *compel({ you, me }) {
        yield* you.transfer(you.topOf('red'), me.scorePile)
        yield* you.transfer(you.topOf('green'), me.board)
        yield* you.transfer(you.scorePile.of('yellow'), me.scorePile)
        yield* you.transfer(you.scorePile.of('purple'), me.hand)
      },
    },
  ],
})

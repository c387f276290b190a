import { card } from '../../vocabulary/card'

export const dollyTheSheep = card({
  name: 'Dolly the Sheep',
  set: 'arti',
  age: 10,
  color: 'yellow',
  icons: 'hili',
  dogma: 'i',
  effects: [
    {
      text: 'You may score your bottom yellow card. You may draw and tuck a {1}. If your bottom yellow card is Domestication, you win. Otherwise, meld the highest card in your hand, then draw an {11}.',
      *share({ you, age }) {
        const bottom = you.bottomOf('yellow')
        if (bottom && (yield* you.may.agrees('Score your bottom yellow card?'))) yield* you.score(bottom)
        if (yield* you.may.agrees(`Draw and tuck a {${age(1)}}?`)) yield* you.drawAndTuck(age(1))
        if (you.bottomOf('yellow')?.name === 'Domestication') yield* you.win()
        yield* you.meld(you.hand.highest)
        yield* you.draw(age(11))
      },
    },
    {
      text: 'Junk all available achievements.',
      *share({ you }) {
        yield* you.junkAllAvailable()
      },
    },
  ],
})

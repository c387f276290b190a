import { card } from '../../vocabulary/card'

export const garlandsRubySlippers = card({
  name: "Garland's Ruby Slippers",
  set: 'arti',
  age: 8,
  color: 'purple',
  icons: 'hiii',
  dogma: 'i',
  effects: [
    {
      text: 'Meld an {8} from your hand. If it has no effects of any kind, you win. Otherwise, self-execute it.',
      *share({ you, age }) {
        const melded = yield* you.meld(you.hand.ofValue(age(8)))
        if (!melded) return
        const { effects, echo, karma } = melded
        if ([...effects, ...echo, ...karma].length === 0) yield* you.win()
        yield* you.selfExecute(melded)
      },
    },
  ],
})

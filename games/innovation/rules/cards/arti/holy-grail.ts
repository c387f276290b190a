import { card } from '../../vocabulary/card'

export const holyGrail = card({
  name: 'Holy Grail',
  set: 'arti',
  age: 2,
  color: 'yellow',
  icons: 'lhcl',
  dogma: 'l',
  effects: [
    {
      text: 'Return a card from your hand. Claim an available achievement of its value, eligible or not.',
      *share({ you }) {
        const returned = yield* you.return(you.hand)
        if (returned) yield* you.claimOfValue(returned.age)
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const secretHistory = card({
  name: 'Secret History',
  set: 'usee',
  age: 5,
  color: 'green',
  icons: 'fcfh',
  dogma: 'f',
  effects: [
    {
      text: 'I demand you transfer one of your secrets to my safe!',
      *demand({ you, me }) {
        yield* you.transfer(yield* you.choose(you.secrets, { title: 'Transfer a secret' }), me.secrets)
      },
    },
    {
      text: 'If your red and your purple cards are splayed right, claim the Mystery achievement. Otherwise, splay your red or purple cards right.',
      *share({ you }) {
        const done = you.splayed('right')
        if (done.includes('red') && done.includes('purple')) yield* you.claim('Mystery')
        else yield* you.splay(['red', 'purple'], 'right')
      },
    },
  ],
})

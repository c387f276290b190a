import { card } from '../../vocabulary/card'

export const area51 = card({
  name: 'Area 51',
  set: 'usee',
  age: 9,
  color: 'green',
  icons: 'shss',
  dogma: 's',
  effects: [
    {
      text: 'You may splay your green cards up.',
      *share({ you }) {
        yield* you.may.splay('green', 'up')
      },
    },
    {
      text: 'Either draw an {11}, or safeguard an available standard achievement.',
      *share({ you, age }) {
        yield* you.either('', {
          [`Draw a ${age(11)}`]: () => you.draw(age(11)),
          'Safeguard a standard achievement': () => you.safeguard(you.available),
        })
      },
    },
    {
      text: 'Reveal one of your secrets, and super-execute it if it is your turn.',
      *share({ you }) {
        const title = 'Choose a secret to reveal and execute'
        const secret = yield* you.reveal(yield* you.choose(you.secrets, { title }))
        if (you.isCurrent) yield* you.superExecute(secret)
      },
    },
  ],
})

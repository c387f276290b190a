import { card } from '../../vocabulary/card'

export const publications = card({
  name: 'Publications',
  age: 7,
  color: 'blue',
  icons: 'hsis',
  dogma: 's',
  effects: [
    {
      text: 'You may splay your yellow or blue cards up.',
      *share({ you }) {
        yield* you.may.splay(['yellow', 'blue'], 'up')
      },
    },
    {
      text: 'You may junk an available special achievement. If you do not, you may make a special achievement in the junk available.',
      *share({ you }) {
        const junked = yield* you.may.chooseSpecial('available', 'Junk a special achievement?')
        if (junked) return void (yield* you.moveSpecial(junked, 'junk'))
        const title = 'Optional: Return a special achievement from junk?'
        const returned = yield* you.may.chooseSpecial('junk', title)
        if (returned) yield* you.moveSpecial(returned, 'available')
      },
    },
  ],
})

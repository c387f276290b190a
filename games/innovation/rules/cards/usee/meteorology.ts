import { card } from '../../vocabulary/card'

export const meteorology = card({
  name: 'Meteorology',
  set: 'usee',
  age: 2,
  color: 'blue',
  icons: 'sslh',
  dogma: 's',
  effects: [
    {
      text: 'Draw and reveal a {3}. If it has a {l}, score it. Otherwise, if it has a {c}, return it and draw two {3}. Otherwise, tuck it.',
      *share({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(3))
        if (drawn?.has('l')) yield* you.score(drawn)
        else if (drawn?.has('c')) {
          yield* you.return(drawn)
          yield* you.draw(age(3), 2)
        } else yield* you.tuck(drawn)
      },
    },
    {
      text: 'If your board has no {k}, claim the Zen achievement.',
      *share({ you }) {
        if (you.icons('k') === 0) yield* you.claim('Zen')
      },
    },
  ],
})

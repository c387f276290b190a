import { card } from '../../vocabulary/card'

export const cliffhanger = card({
  name: 'Cliffhanger',
  set: 'usee',
  age: 3,
  color: 'green',
  icons: 'sllh',
  dogma: 'l',
  effects: [
    {
      text: 'Reveal a {4} among your secrets, of several any one at random. If it is green, tuck it. If it is purple, meld it. If it is red, achieve it, regardless of eligibility. If it is yellow, score it. If it is blue, draw a {5}. Without such a secret, safeguard the top card of the {4} deck.',
      *share({ you, age }) {
        const secret = you.atRandom(you.secrets.ofValue(age(4)))
        if (!secret) return void (yield* you.safeguard(you.deck(age(4)).first))
        yield* you.reveal(secret)
        if (secret.color === 'green') yield* you.tuck(secret)
        if (secret.color === 'purple') yield* you.meld(secret)
        if (secret.color === 'red') yield* you.achieve(secret, 'regardless')
        if (secret.color === 'yellow') yield* you.score(secret)
        if (secret.color === 'blue') yield* you.draw(age(5))
      },
    },
  ],
})

import type { Card } from '../../facts/card'
import { all, exactly } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { type Cards, these } from '../../vocabulary/cards'

export const camouflage = card({
  name: 'Camouflage',
  set: 'usee',
  age: 7,
  color: 'red',
  icons: 'fhfl',
  dogma: 'f',
  effects: [
    {
      text: 'Either junk exactly two of your top cards of different colors and equal value, then safeguard them, or score exactly two of your secrets of equal value.',
      *share({ you }) {
        const { top, secrets } = you
        if (twins(top).isEmpty && twins(secrets).isEmpty) return
        yield* you.either('Choose an action', {
          *'Junk and safeguard'() {
            const junked = yield* you.junk(twins(top), exactly(2), { fits: alike(top) })
            yield* you.safeguard(these(...junked).known, all)
          },
          'Score secrets': () => you.score(twins(secrets), exactly(2), { fits: alike(secrets) }),
        })
      },
    },
    {
      text: 'Draw a {7} for each special achievement you have.',
      *share({ you, age }) {
        yield* you.draw(age(7), you.specialAchievements)
      },
    },
  ],
})

/** Those whose value another one has, too. */
const twins = (cards: Cards): Cards => cards.where((card) => cards.ofValue(cards.valueOf(card)).count > 1)

const alike = (among: Cards) => (cards: readonly Card[]) => among.only(...cards).values.length === 1

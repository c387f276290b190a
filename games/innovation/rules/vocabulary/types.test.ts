import { expect, it } from 'vitest'
import type { CardDefinition } from './card'
import type { DogmaEffect } from './effect'
import type { Karma } from './karma'

const text = ''
const facts = { name: 'X', age: 1, color: 'red', icons: 'hlll', dogma: 'l', effects: [] } as const

/** Never run: each of these is wrong, and the compiler must say so. */
export const wrong: readonly (DogmaEffect | Karma | CardDefinition)[] = [
  {
    text,
    *share({ you }) {
      // @ts-expect-error a bare number is not a value: printed ones go through age(1)
      yield* you.draw(1)
    },
  },
  {
    text,
    *share({ you }) {
      // @ts-expect-error a bare number is no amount: two cards are exactly(2)
      yield* you.return(you.hand, 2)
    },
  },
  {
    text,
    // @ts-expect-error there is no "me" in an effect that is shared
    *share({ me }) {
      yield me
    },
  },
  {
    text,
    *share({ you }) {
      const returned = yield* you.may.return(you.hand)
      // @ts-expect-error what was returned may be nothing
      yield* you.draw(returned.age)
    },
  },
  // @ts-expect-error one effect is of one kind
  { text, *share() {}, *demand() {} },
  // @ts-expect-error a misspelt field
  { ...facts, colour: 'red' },
  {
    text,
    would: 'draw',
    // @ts-expect-error a draw has no card yet
    *first({ you, card }) {
      yield* you.return(card)
    },
  },
  // @ts-expect-error nothing is called that
  { text, would: 'drow', *first() {} },
  // @ts-expect-error a karma comes before or instead, not both
  { text, would: 'draw', *first() {}, *instead() {} },
]

it('what is wrong does not compile', () => {
  expect(wrong).toHaveLength(9)
})

import { expect, it } from 'vitest'
import { contentFaults, mayFaults } from './text-faults'

const sentence = (text: string, code: string) => ({ text, code })

it('says what to write where "may" is in the text or in the code alone', () => {
  const binding = sentence('Draw a card.', 'yield* you.draw()')
  const optional = sentence('You may draw a card.', 'yield* you.may.draw()')
  expect([mayFaults(binding, false), mayFaults(optional, true)]).toEqual([[], []])
  expect(mayFaults(binding, true)).toEqual([expect.stringContaining('write yield* you.may.verb(...)')])
  expect(mayFaults(optional, false)).toEqual([expect.stringContaining('write yield* you.verb(...)')])
})

it('says what the text has and what the code has, in any order', () => {
  expect(contentFaults('values', [2, 1], [1, 2])).toEqual([])
  expect(contentFaults('values', [2, 1], [1])).toEqual(['values: the text has [1, 2], its code [1]'])
})

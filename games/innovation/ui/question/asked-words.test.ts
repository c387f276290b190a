import { expect, test } from 'vitest'
import { viewFor } from '../../rules/testing/view-fixture'
import { askedWords } from './asked-words'

const { players } = viewFor('bob', {
  ann: { red: ['Archery', 'Oars'], green: ['Clothing', 'The Wheel'], blue: ['Tools'] },
})
const asks = (question: { readonly kind: string; readonly direction?: 'left' }, text?: string) =>
  askedWords({ asked: [{ player: 'ann', ...question }], players, waiting: ['ann'], text })
const left = { kind: 'splay', direction: 'left' } as const

test('a splay names its color where the printed text names one that can be splayed', () => {
  expect(asks(left, 'You may splay your red cards left.')).toBe('splay red left?')
  expect(asks(left, 'You may splay your red or blue cards left.')).toBe('splay red left?')
  expect(asks(left, 'You may splay your red or green cards left.')).toBe('splay a color left?')
  expect(asks(left, 'You may splay any one color of your cards left.')).toBe('splay a color left?')
  expect(asks({ kind: 'splay' })).toBe('a splay')
})

test('other questions are said by their kind', () => {
  expect(asks({ kind: 'cards-to-score' })).toBe('score cards?')
  expect(asks({ kind: 'confirm' })).toBe('yes or no')
  expect(asks({ kind: 'a kind of later rules' })).toBeUndefined()
})

test('of several who are asked different things nothing is said', () => {
  const both = (kind: string) => {
    const asked = [
      { player: 'ann', kind: 'first-card' },
      { player: 'bob', kind },
    ]
    return askedWords({ asked, players, waiting: ['ann', 'bob'], text: undefined })
  }
  expect(both('first-card')).toBe('the first card')
  expect(both('confirm')).toBeUndefined()
})

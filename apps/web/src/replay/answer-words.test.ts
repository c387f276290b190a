import { expect, it } from 'vitest'
import { answerWords, tookWords } from './answer-words'

it('says a choice before what was chosen in it', () => {
  expect(answerWords({ selection: [{ title: 'Dogma', selection: [{ title: 'Tools' }] }] })).toBe(
    'Dogma Tools',
  )
  expect(answerWords({ selection: [{ title: 'Draw', selection: ['draw a card'] }] })).toBe('draw a card')
  expect(answerWords({ selection: ['red', { title: 'blue' }] })).toBe('red, blue')
  expect(answerWords({ selection: [] })).toBe('nothing')
})

it('has no words for what is hidden or has no title', () => {
  expect(answerWords({})).toBeUndefined()
  expect(answerWords({ selection: [{ name: 'tap', cardId: 'x' }] })).toBeUndefined()
})

it('says how long an answer took in one unit', () => {
  const times = [0, 6_400, 120_000, 3 * 3_600_000, 50 * 3_600_000]
  expect(times.map(tookWords)).toEqual(['after 1 s', 'after 6 s', 'after 2 min', 'after 3 h', 'after 2 days'])
})

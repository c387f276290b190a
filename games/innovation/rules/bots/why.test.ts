import { expect, it } from 'vitest'
import { whyWords } from './why'

const none = { achievements: 0, points: 10, icons: 5, tops: 4, hand: 3, others: 8 }

it('names the two things that count most of what was hoped for', () => {
  expect(whyWords(none, { ...none, points: 13.6, icons: 6, hand: 4 })).toBe('hoped for 4 points and 1 icon')
  expect(whyWords(none, { ...none, achievements: 1 })).toBe('hoped for 1 achievement')
  expect(whyWords(none, { ...none, others: 3 })).toBe('hoped for 5 points less for others')
})

it('says so where nothing was gained', () => {
  expect(whyWords(none, { ...none, points: 4 })).toBe('nothing else looked better')
})

import { expect, it } from 'vitest'
import { bytesWords, countWords, msWords } from './health-words'

it('says sizes, times and numbers as people read them', () => {
  expect([0, 900, 1536, 20 * 1024 ** 2, 3 * 1024 ** 4].map(bytesWords)).toEqual([
    '0 bytes',
    '900 bytes',
    '1.5 KB',
    '20 MB',
    '3 TB',
  ])
  expect([0, 3.21, 250.4].map(msWords)).toEqual(['0 ms', '3.2 ms', '250 ms'])
  expect(countWords(12_345)).toBe('12,345')
})

import { expect, it } from 'vitest'
import { firstOrder, swissPairings, swissRounds } from './swiss'

const history = (met: string, satOut = '') => ({
  met: (one: string, other: string) =>
    met.split(' ').some((pair) => pair === one + other || pair === other + one),
  satOut: (player: string) => satOut.includes(player),
})
const pairs = (order: string, met = '', satOut = '') =>
  swissPairings([...order], history(met, satOut)).map((pair) => pair.join(''))

it('as many rounds as leave one without a loss', () => {
  expect([6, 7, 8, 9, 16, 17].map(swissRounds)).toEqual([3, 3, 3, 4, 4, 5])
})

it('a first round pairs one half with the other', () => {
  expect(firstOrder([...'abcdef']).join('')).toBe('adbecf')
  expect(firstOrder([...'abcdefg']).join('')).toBe('aebfcgd')
})

it('pairs from the top with the next who was not met', () => {
  expect(pairs('abcdef')).toEqual(['ab', 'cd', 'ef'])
  expect(pairs('abcdef', 'ab cd')).toEqual(['ac', 'bd', 'ef'])
  // a takes the third, for else the last two would meet again.
  expect(pairs('abcd', 'ab cd ad')).toEqual(['ac', 'bd'])
})

it('goes back over pairs above when those below would meet again', () => {
  expect(pairs('abcdef', 'ef de df')).toEqual(['ad', 'be', 'cf'])
})

it('lets few meet again when it cannot be avoided', () => {
  expect(pairs('ab', 'ab')).toEqual(['ab'])
  expect(pairs('abcd', 'ab ac ad')).toEqual(['ab', 'cd'])
})

it('the last who has not sat out does, unless others would meet again for it', () => {
  expect(pairs('abc')).toEqual(['ab', 'c'])
  expect(pairs('abc', '', 'c')).toEqual(['ac', 'b'])
  expect(pairs('abc', 'ab')).toEqual(['ac', 'b'])
  expect(pairs('abc', '', 'abc')).toEqual(['ab', 'c'])
})

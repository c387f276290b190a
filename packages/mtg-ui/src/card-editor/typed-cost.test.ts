import { describe, expect, test } from 'vitest'
import { typedCost } from './typed-cost'

describe('a typed mana cost', () => {
  test.each([
    ['', ''],
    ['{2}{w}', '{2}{W}'],
    ['2w', '{2}{W}'],
    ['w 2', '{2}{W}'],
    ['{1}{1}', '{2}'],
    ['0', '{0}'],
    ['{0}{G}', '{G}'],
    ['12uu', '{12}{U}{U}'],
    ['xrg', '{X}{R}{G}'],
    ['{u/w}', '{W/U}'],
    ['w/u2', '{2}{W/U}'],
    ['2/w', '{2/W}'],
    ['w/p', '{W/P}'],
    ['{g/w/p}', '{G/W/P}'],
    ['{wu}', '{W/U}'],
    ['{2/B}{2/B}', '{2/B}{2/B}'],
  ])('%j means %j', (text, cost) => {
    expect(typedCost(text)).toBe(cost)
  })

  test.each(['two', '{', '{2', '{}', '{Q}', '2 + W', '{T}', '-1', 'wq'])('%j is not a cost', (text) => {
    expect(typedCost(text)).toBeUndefined()
  })
})

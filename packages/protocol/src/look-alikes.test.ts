import { describe, expect, it } from 'vitest'
import { isOneAlphabet, looksOf } from './look-alikes'

describe('names', () => {
  it.each([
    ['chief', 'chıef'],
    ['chief', 'CHÍEF'],
    ['soso', 'ѕоѕо'],
    ['Ann', 'Ａnn'],
  ])('%s and %s look alike', (one, other) => {
    expect(looksOf(one)).toBe(looksOf(other))
  })

  it('that differ are told apart', () => {
    const names = ['ann', 'anna', 'bob', 'Иван', 'Игорь', '太郎', '花子', 'Ωmega', 'Omega']
    expect(new Set(names.map(looksOf)).size).toBe(names.length)
  })

  it('are of one alphabet', () => {
    for (const name of ['сhief', 'bοb', 'Иvan']) expect(isOneAlphabet(name)).toBe(false)
    for (const name of ['chief', 'Иван', '太郎くん', 'Ann 2', 'Zoë']) expect(isOneAlphabet(name)).toBe(true)
  })
})

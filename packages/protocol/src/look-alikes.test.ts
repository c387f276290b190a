import { describe, expect, it } from 'vitest'
import { isOneAlphabet, looksLike, looksOf } from './look-alikes'

describe('names', () => {
  it.each([
    ['chief', 'chıef'],
    ['chief', 'CHÍEF'],
    ['soso', 'ѕоѕо'],
    ['Ann', 'Ａnn'],
    ['chief', 'ᴄʜɪᴇꜰ'],
    ['chief', 'chieƒ'],
    ['Ann', 'ꓮꓠꓠ'],
    ['Jade', 'ᎫᎪᎠᎬ'],
    ['uno', 'սոօ'],
    ['jim', 'ȷim'],
    ['ann bob', 'ann  bob'],
    ['ann-bob', 'ann‐bob'],
    ['ann-bob', 'ann–bob'],
    ["o'neil", 'o’neil'],
    ["o'neil", 'oʼneil'],
    ["o'neil", 'o´neil'],
    ['"ann"', '“ann”'],
    ['ann!', 'annǃ'],
  ])('%s and %s look alike', (one, other) => {
    expect(looksOf(one)).toBe(looksOf(other))
  })

  it.each([
    ['Ian', 'lan'],
    ['Bill', 'BiI1'],
    ['Oto', '0to'],
    ['Mick', 'Mick'],
    ['Bernd', 'Bemd'],
    ['chief', 'сһіеf'],
  ])('%s is taken for %s', (one, other) => {
    expect([looksLike(one, other), looksLike(other, one)]).toEqual([true, true])
  })

  it.each([
    ['Ian', 'Lan'],
    ['Al', 'Ai'],
    ['chief', 'ch1ef'],
    ['Ann', 'Anna'],
  ])('%s is not taken for %s', (one, other) => {
    expect(looksLike(one, other)).toBe(false)
  })

  it('that differ are told apart', () => {
    const names = ['ann', 'anna', 'bob', 'Иван', 'Игорь', '太郎', '花子', 'Ωmega', 'Omega']
    expect(new Set(names.map(looksOf)).size).toBe(names.length)
  })

  it('are of one alphabet', () => {
    for (const name of ['сhief', 'bοb', 'Иvan', 'cհief', 'aᎪ', 'ꓮnn', '太a郎', 'שann'])
      expect(isOneAlphabet(name)).toBe(false)
    for (const name of ['chief', 'Иван', '太郎くん', 'ハンナー', 'Ann 2', 'Zoë', 'Հայկ', 'שרה', 'สมชาย'])
      expect([name, isOneAlphabet(name)]).toEqual([name, true])
  })
})

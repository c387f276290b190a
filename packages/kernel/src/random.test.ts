import { describe, expect, it } from 'vitest'
import { randomFrom, seeded } from './random'

const letters = [...'abcdefghij']

describe('chance', () => {
  it('gives the same numbers for the same seed, and others for another', () => {
    const rolls = (seed: string) => {
      const random = randomFrom(seeded(seed))
      return Array.from({ length: 20 }, () => random.next())
    }
    expect(rolls('a')).toEqual(rolls('a'))
    expect(rolls('a')).not.toEqual(rolls('b'))
  })
  it('continues from a stored state', () => {
    const whole = randomFrom(seeded('x'))
    whole.shuffle(letters)
    const stored = whole.state
    expect(randomFrom(stored).shuffle(letters)).toEqual(whole.shuffle(letters))
  })
  it('does not change with time: recorded games depend on these numbers', () => {
    const random = randomFrom(seeded('parlour'))
    expect([random.below(1000), random.below(1000), random.below(1000)]).toMatchInlineSnapshot(`
      [
        409,
        46,
        403,
      ]
    `)
    expect(random.shuffle(letters).join('')).toMatchInlineSnapshot(`"bceadjghfi"`)
  })
  it('shuffles without losing a card and leaves its list alone', () => {
    const list = [...letters]
    expect(randomFrom(seeded('y')).shuffle(list).toSorted()).toEqual(letters)
    expect(list).toEqual(letters)
  })
  it('reaches every place about equally often', () => {
    const random = randomFrom(seeded('fair'))
    const first = new Map<string, number>()
    for (let i = 0; i < 5000; i += 1) {
      const letter = random.shuffle(letters)[0] ?? ''
      first.set(letter, (first.get(letter) ?? 0) + 1)
    }
    for (const letter of letters) expect(Math.abs((first.get(letter) ?? 0) - 500)).toBeLessThan(110)
  })
  it('has nothing to pick from an empty list', () => {
    expect(() => randomFrom(seeded('z')).pick([])).toThrow(RangeError)
  })
})

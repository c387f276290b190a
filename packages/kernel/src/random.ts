/** The state of a generator: four unsigned 32-bit words. Plain data, part of a game's state. */
export type RandomState = readonly [number, number, number, number]

/** A random number generator with a state that can be stored. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** A whole number from 0 to n - 1. */
  below(n: number): number
  pick<T>(list: readonly T[]): T
  /** A new list in random order: Fisher–Yates from the end. */
  shuffle<T>(list: readonly T[]): T[]
  /** The present state of the generator, to be stored. */
  readonly state: RandomState
}

/** The first state of the generator for a seed text (cyrb128, then twelve warm-up turns). */
export function seeded(seed: string): RandomState {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762]
  for (let i = 0; i < seed.length; i += 1) {
    const k = seed.charCodeAt(i)
    a = b ^ Math.imul(a ^ k, 597399067)
    b = c ^ Math.imul(b ^ k, 2869860233)
    c = d ^ Math.imul(c ^ k, 951274213)
    d = a ^ Math.imul(d ^ k, 2716044179)
  }
  const random = randomFrom([a >>> 0, b >>> 0, c >>> 0, d >>> 0])
  for (let i = 0; i < 12; i += 1) random.next()
  return random.state
}

/**
 * Returns a generator (sfc32) that continues from a stored state. The same state gives the same numbers on
 * every machine.
 */
export function randomFrom(start: RandomState): Random {
  return new Sfc32(start)
}

/** A class, because V8 stores an object literal with a getter as a slow dictionary. */
class Sfc32 implements Random {
  #a: number
  #b: number
  #c: number
  #d: number

  constructor([a, b, c, d]: RandomState) {
    this.#a = a
    this.#b = b
    this.#c = c
    this.#d = d
  }

  get state(): RandomState {
    return [this.#a >>> 0, this.#b >>> 0, this.#c >>> 0, this.#d >>> 0]
  }

  next(): number {
    const b = this.#b
    const c = this.#c
    const t = (((this.#a + b) | 0) + this.#d) | 0
    this.#d = (this.#d + 1) | 0
    this.#a = b ^ (b >>> 9)
    this.#b = (c + (c << 3)) | 0
    this.#c = (((c << 21) | (c >>> 11)) + t) | 0
    return (t >>> 0) / 4294967296
  }

  below(n: number): number {
    return Math.floor(this.next() * n)
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('nothing to pick from')
    return list[this.below(list.length)] as T
  }

  shuffle<T>(list: readonly T[]): T[] {
    const shuffled = [...list]
    for (let i = shuffled.length; i >= 1; i -= 1) {
      const j = this.below(i)
      const last = shuffled[i - 1] as T
      shuffled[i - 1] = shuffled[j] as T
      shuffled[j] = last
    }
    return shuffled
  }
}

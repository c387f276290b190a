import { shallow } from 'zustand/shallow'

/** For `memo`: every property is the same, or a list or plain object with the same entries. */
export function sameProps<P extends object>(one: P, other: P): boolean {
  const keys = Object.keys(one) as (keyof P)[]
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && sameValue(one[key], other[key]))
  )
}

const sameValue = (one: unknown, other: unknown): boolean => Object.is(one, other) || shallow(one, other)

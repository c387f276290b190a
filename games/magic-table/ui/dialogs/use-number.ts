import { useState } from 'react'

/** A whole number that a dialog asks for, with what its `NumberField` needs. */
export function useNumber(initial: number, least = 1) {
  const [value, save] = useState(initial)
  const warning = value < least ? `At least ${least}` : undefined
  return { value: Math.max(least, value), field: { value, warning, save } }
}

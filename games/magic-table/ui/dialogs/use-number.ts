import { useState } from 'react'

interface Bounds {
  readonly least?: number
  readonly most?: number
}

/** A whole number within bounds that a dialog asks for, with what its `NumberField` needs. */
export function useNumber(initial: number, { least = 1, most = Infinity }: Bounds = {}) {
  const [value, save] = useState(Math.min(initial, most))
  const warning =
    value > most ? `At most ${most}` : value < least && least <= most ? `At least ${least}` : undefined
  return { value: Math.min(Math.max(least, value), most), field: { value, warning, save } }
}

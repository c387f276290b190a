/** A figure from some observations, and the range that holds the true one 95 times in 100. */
export interface Figure {
  readonly value: number
  readonly low: number
  readonly high: number
  /** How many observations it is from. */
  readonly of: number
}

/** From fewer observations no figure is shown. */
export const FEWEST = 5

/** The two-sided 95 % quantile of the normal distribution. */
const Z = 1.96

/** Returns a share with its Wilson interval; undefined for too few observations. */
export function shareOf(count: number, of: number): Figure | undefined {
  if (of < FEWEST) return undefined
  const value = count / of
  const center = value + Z ** 2 / (2 * of)
  const margin = Z * Math.sqrt((value * (1 - value)) / of + Z ** 2 / (4 * of ** 2))
  const scale = 1 + Z ** 2 / of
  return {
    value,
    low: Math.max(0, (center - margin) / scale),
    high: Math.min(1, (center + margin) / scale),
    of,
  }
}

/**
 * Returns a mean of observations of at least 1 with its t interval, from their sum and the sum of their
 * squares; undefined for too few.
 */
export function meanOf(sum: number, squares: number, of: number): Figure | undefined {
  if (of < FEWEST) return undefined
  const value = sum / of
  const variance = Math.max(0, (squares - of * value ** 2) / (of - 1))
  const margin = studentQuantile(of - 1) * Math.sqrt(variance / of)
  return { value, low: Math.max(1, value - margin), high: value + margin, of }
}

/** Student's 95 % quantile by the first terms of its expansion: 2 % too small for 4 degrees, then exact. */
const studentQuantile = (degrees: number): number =>
  Z + (Z ** 3 + Z) / (4 * degrees) + (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * degrees ** 2)

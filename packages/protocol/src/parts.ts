/**
 * Returns how many values a value consists of, itself and the keys of objects included. Stops counting at
 * `most + 1`, which bounds the cost for hostile input.
 */
export function partsIn(value: unknown, most: number): number {
  const waiting: unknown[] = [value]
  let parts = 0
  while (waiting.length > 0) {
    const next = waiting.pop()
    parts += 1
    if (parts + waiting.length > most) return most + 1
    if (Array.isArray(next)) {
      if (parts + waiting.length + next.length > most) return most + 1
      for (const inner of next as readonly unknown[]) waiting.push(inner)
    } else if (typeof next === 'object' && next !== null) {
      for (const inner of Object.values(next)) {
        parts += 1
        waiting.push(inner)
      }
    }
  }
  return parts
}

/**
 * How many letters a word may be off and still count as a typo: about one in four, at least one, at most
 * three.
 */
export function spellingSlack(word: string): number {
  return Math.max(1, Math.min(3, Math.floor(word.length / 4)))
}

/**
 * Returns the number of slips (letters inserted, left out, replaced, or two neighbors swapped) from one word
 * to the other, or nothing when there are more than `most`.
 */
export function spellingDistance(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined
  let before: readonly number[] = []
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let at = 0; at < a.length; at += 1) {
    const next = nextRow({ a, b, at }, before, row)
    if (Math.min(...next) > most) return undefined
    before = row
    row = next
  }
  const distance = row[b.length] ?? 0
  return distance > most ? undefined : distance
}

interface WordPosition {
  readonly a: string
  readonly b: string
  readonly at: number
}

/** The distances from the first letters of `a`, one more than `row` counts, to the beginnings of `b`. */
function nextRow(
  { a, b, at }: WordPosition,
  before: readonly number[],
  row: readonly number[],
): readonly number[] {
  const next = [at + 1]
  for (let column = 0; column < b.length; column += 1) {
    const replaced = (row[column] ?? 0) + (a[at] === b[column] ? 0 : 1)
    const isSwapped = at > 0 && column > 0 && a[at] === b[column - 1] && a[at - 1] === b[column]
    const swapped = isSwapped ? (before[column - 1] ?? 0) + 1 : replaced
    next.push(Math.min(replaced, swapped, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
  }
  return next
}

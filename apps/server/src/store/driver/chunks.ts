const CHUNK = 400

/** A list in parts that a store takes in one statement. */
export function chunks<T>(list: readonly T[], size = CHUNK): readonly T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  )
}

const CHUNK = 400

/** Splits a list into parts small enough for one statement. */
export function chunks<T>(list: readonly T[], size = CHUNK): readonly T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  )
}

/** `T` with each key that may be undefined made optional: it is there with a value, or not at all. */
export type Defined<T extends object> = {
  [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key]
} & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>
}

/**
 * Returns a copy of an object without the keys whose value is undefined: `{ id, ...defined({ next }) }` has
 * the key `next` only where there is one. It costs a loop: what runs many times in an answer spreads a
 * conditional instead.
 */
export function defined<const T extends object>(values: T): Defined<T> {
  const entries: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(values)) if (value !== undefined) entries[key] = value
  return entries as Defined<T>
}

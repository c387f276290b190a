/**
 * What `work` makes of an immutable object, made once per object and kept as long as the object is: `known` is where.
 * Only for work that depends on nothing else that changes.
 */
export function once<Of extends object, Value>(known: WeakMap<Of, Value>, of: Of, work: () => Value): Value {
  const kept = known.get(of)
  if (kept !== undefined) return kept
  const made = work()
  known.set(of, made)
  return made
}

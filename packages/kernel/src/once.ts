/**
 * Returns `work()`, computed once per object `of` and cached in `cache` for as long as that object lives.
 * The object must be immutable, and `work` must depend on nothing else that changes.
 */
export function once<Of extends object, Value>(cache: WeakMap<Of, Value>, of: Of, work: () => Value): Value {
  const cached = cache.get(of)
  if (cached !== undefined) return cached
  const value = work()
  cache.set(of, value)
  return value
}

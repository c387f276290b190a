import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Whether a value stays in memory after a chain of others was made from it, each from the one before, and only the last is held.
 */
export async function isFirstKept<Value extends object>(
  first: () => Value,
  next: (value: Value) => Value,
): Promise<boolean> {
  const { kept, last } = cameOf(first(), next)
  await setImmediate()
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  // The last one is held until here.
  next(last)
  return kept.deref() !== undefined
}

function cameOf<Value extends object>(first: Value, next: (value: Value) => Value) {
  let last = next(first)
  for (let time = 0; time < 5; time += 1) last = next(last)
  return { kept: new WeakRef(first), last }
}

import { median } from './median'

/**
 * The median time of one call in milliseconds. Runs `work` for `warmup` calls that do not count (the compiler
 * is still at it then) and `rounds` that do.
 */
export function timeOf(work: () => unknown, { warmup = 200, rounds = 1000 } = {}): number {
  for (let call = 0; call < warmup; call += 1) work()
  const times: number[] = []
  for (let call = 0; call < rounds; call += 1) {
    const started = performance.now()
    work()
    times.push(performance.now() - started)
  }
  return median(times)
}

/**
 * Seconds of processor time that some work took: what it costs one core, whatever else the machine does
 * meanwhile.
 */
export function coreSeconds<T>(work: () => T): { readonly result: T; readonly seconds: number } {
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  return { result, seconds: (user + system) / 1e6 }
}

import { setImmediate } from 'node:timers/promises'

/** Has something done in the same turn, once the result is on its way to whoever waits for it. */
export type Later = (task: () => void) => void

/**
 * Runs the work on one key in turn; different keys do not wait for each other. What a piece of work leaves for later is
 * done before the next piece begins; `failed` hears what goes wrong in it.
 */
export function createQueue(failed: (error: unknown, key: string) => void) {
  const tails = new Map<string, Promise<unknown>>()
  return <T>(key: string, work: (later: Later) => Promise<T>): Promise<T> => {
    const before = tails.get(key) ?? Promise.resolve()
    const tasks: (() => void)[] = []
    const mine = before.then(() => work((task) => tasks.push(task)))
    const tail = mine
      .catch(() => undefined)
      .then(() => rest(tasks))
      .catch((error: unknown) => failed(error, key))
      .finally(() => {
        if (tails.get(key) === tail) tails.delete(key)
      })
    tails.set(key, tail)
    return mine
  }
}

async function rest(tasks: readonly (() => void)[]): Promise<void> {
  if (tasks.length === 0) return
  await setImmediate()
  for (const task of tasks) task()
}

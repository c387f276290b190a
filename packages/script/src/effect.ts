import { RulesBug } from '@parlour/kernel'
import type { Script } from './script'

/**
 * What a verb returns: something that will happen when `yield*` starts it. One that is never started is a
 * bug.
 */
export class ScriptEffect<T = void> {
  readonly label: string
  readonly #body: () => Script<T>
  readonly #idle: IdleEffects

  constructor(label: string, body: () => Script<T>, idle: IdleEffects) {
    this.label = label
    this.#body = body
    this.#idle = idle
    idle.add(this)
  }

  [Symbol.iterator](): Script<T> {
    this.#idle.delete(this)
    return this.#body()
  }
}

export type IdleEffects = Set<ScriptEffect<unknown>>

/** Throws when an effect of the step was made and then forgotten. */
export function assertAllRan(idle: IdleEffects): void {
  for (const { label } of idle) throw new RulesBug(`'${label}' was made but never run: is a yield* missing?`)
}

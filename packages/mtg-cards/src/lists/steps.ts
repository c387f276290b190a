/** Work in small steps, and its result. */
export type Steps<Result> = Generator<undefined, Result, undefined>

/** Does all steps without a pause. */
export function allAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** What only ever grows. */
export interface Counts {
  readonly calls: number
  readonly refusals: number
  readonly failures: number
  readonly writes: number
  /** How long all writes took together, in ms. */
  readonly writeTime: number
  readonly storeFailures: number
  readonly pushes: number
}

export const NO_COUNTS: Counts = {
  calls: 0,
  refusals: 0,
  failures: 0,
  writes: 0,
  writeTime: 0,
  storeFailures: 0,
  pushes: 0,
}

/** How often a game that was needed was in memory, was there with answers missing, or was loaded whole. */
export interface GamesFound {
  readonly gamesInMemory: number
  readonly gamesCaughtUp: number
  readonly gamesLoaded: number
}

/** What only ever grows. */
export interface Counts extends GamesFound {
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
  gamesInMemory: 0,
  gamesCaughtUp: 0,
  gamesLoaded: 0,
}

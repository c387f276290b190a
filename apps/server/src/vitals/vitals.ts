import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { HealthSample } from '@parlour/protocol'
import { type Counts, type GamesFound, NO_COUNTS } from './counts'

const MINUTE = 60_000
/** How many minutes are kept, and how many errors. */
const MOST_SAMPLES = 60
const MOST_ERRORS = 20
const LONGEST_ERROR = 300
/** How often the event loop is sampled, in ms; what is measured includes that interval. */
const RESOLUTION = 10

/** What stands at a certain number at any moment. */
export type Gauges = Pick<HealthSample, 'pages' | 'runningGames' | 'runningGamesBytes'>

/** What a server counts of itself, for its host: no names, no ids, nothing that a player sees. */
export interface Vitals {
  readonly add: (counts: Partial<Counts>) => void
  noteError(text: string): void
  /** Notes what the host should change, once. */
  warn(text: string): void
  warnings(): readonly string[]
  /**
   * Says from where to read what stands now. The server is open from here on: how it began is not counted.
   */
  read(gauges: () => Gauges): void
  /** All counts since the server began, and the longest time, in ms, for which nobody was answered. */
  totals(): Counts & Gauges & { readonly longestStall: number }
  samples(): readonly HealthSample[]
  errors(): readonly LoggedError[]
  close(): void
}

export function createVitals(): Vitals {
  const loop = stalls()
  const errors: LoggedError[] = []
  let total = NO_COUNTS
  let before = NO_COUNTS
  let gauges = (): Gauges => ({ pages: 0, runningGames: 0, runningGamesBytes: 0 })
  const samples: HealthSample[] = []
  const sample = (): HealthSample => ({
    ...since(before, total),
    ...gauges(),
    at: Date.now(),
    stall: loop.now(),
    memory: process.memoryUsage.rss(),
  })
  const timer = setInterval(() => {
    samples.push(sample())
    if (samples.length >= MOST_SAMPLES) samples.shift()
    before = total
    loop.next()
  }, MINUTE).unref()
  return {
    add: (counts) => {
      total = plus(total, counts)
    },
    noteError: (text) => noteIn(errors, text),
    ...warningList(),
    read: (from) => {
      gauges = from
      loop.begin()
    },
    totals: () => ({ ...total, ...gauges(), longestStall: loop.longest() }),
    samples: () => [...samples, sample()],
    errors: () => errors,
    close: () => {
      clearInterval(timer)
      loop.close()
    },
  }
}

function warningList(): Pick<Vitals, 'warn' | 'warnings'> {
  const warnings = new Set<string>()
  return { warn: (text) => void warnings.add(text), warnings: () => [...warnings] }
}

interface LoggedError {
  readonly at: number
  readonly text: string
}

/** Keeps the last errors, the latest first. */
function noteIn(errors: LoggedError[], text: string): void {
  errors.unshift({ at: Date.now(), text: text.slice(0, LONGEST_ERROR) })
  if (errors.length > MOST_ERRORS) errors.pop()
}

/**
 * For how long the event loop answered nobody, in ms: at most in this minute, and at most since the
 * beginning.
 */
function stalls() {
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION })
  loop.enable()
  let longest = 0
  const now = (): number => (loop.count === 0 ? 0 : Math.max(0, loop.max / 1e6 - RESOLUTION))
  return {
    now,
    longest: () => Math.max(longest, now()),
    next: () => {
      longest = Math.max(longest, now())
      loop.reset()
    },
    begin: () => loop.reset(),
    close: () => loop.disable(),
  }
}

const plus = (total: Counts, more: Partial<Counts>): Counts => ({
  calls: total.calls + (more.calls ?? 0),
  refusals: total.refusals + (more.refusals ?? 0),
  failures: total.failures + (more.failures ?? 0),
  writes: total.writes + (more.writes ?? 0),
  writeTime: total.writeTime + (more.writeTime ?? 0),
  storeFailures: total.storeFailures + (more.storeFailures ?? 0),
  pushes: total.pushes + (more.pushes ?? 0),
  gamesInMemory: total.gamesInMemory + (more.gamesInMemory ?? 0),
  gamesCaughtUp: total.gamesCaughtUp + (more.gamesCaughtUp ?? 0),
  gamesLoaded: total.gamesLoaded + (more.gamesLoaded ?? 0),
})

/** What was counted between two moments and is shown by the minute, a write with its mean time. */
function since(before: Counts, now: Counts): Omit<Counts, keyof GamesFound> {
  const writes = now.writes - before.writes
  return {
    calls: now.calls - before.calls,
    refusals: now.refusals - before.refusals,
    failures: now.failures - before.failures,
    writes,
    writeTime: writes === 0 ? 0 : (now.writeTime - before.writeTime) / writes,
    storeFailures: now.storeFailures - before.storeFailures,
    pushes: now.pushes - before.pushes,
  }
}
